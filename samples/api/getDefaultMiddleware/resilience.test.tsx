import {inLife} from '../../testing/life/inLife';

inLife('BeltControl', {
  load: async () => {
    const {BeltControl, store} = await import('./BeltControl');
    return {element: <BeltControl />, store};
  },
  act: (person) => person.click(/Belt speed/),
});
