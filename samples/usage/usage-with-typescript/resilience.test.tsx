import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';

inLife('app/Roster', {
  network: () => [
    http.get('https://studio.example/classes/:id/dancers', () =>
      HttpResponse.json(['Ana', 'Ben']),
    ),
  ],
  load: async () => {
    const {Roster} = await import('./app/Roster');
    const {store} = await import('./app/store');
    return {element: <Roster classId="salsa" />, store};
  },
  act: (person) => person.click('Load'),
});
