import {inLife} from '../../testing/life/inLife';

inLife('WindowAlarm', {
  load: async () => {
    const {WindowAlarm} = await import('./WindowAlarm');
    const {store} = await import('./store');
    return {element: <WindowAlarm />, store};
  },
});
