import {inLife} from '../../testing/life/inLife';

inLife('TeaRoom', {
  load: async () => {
    const {TeaRoom} = await import('./TeaRoom');
    const {store} = await import('./orderBoard');
    return {element: <TeaRoom />, store};
  },
  act: (person) => person.click('Mint for table 2'),
});
