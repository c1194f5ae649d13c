import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import capacity from './step-7/capacity.json';

inLife('step-6/App', {
  load: async () => {
    const {default: App} = await import('./step-6/App');
    const {store} = await import('./step-6/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Car in'),
});
inLife('step-7/App', {
  network: () => [
    http.get('*/capacity.json', () => HttpResponse.json(capacity)),
  ],
  load: async () => {
    const {default: App} = await import('./step-7/App');
    const {store} = await import('./step-7/store');
    // As main.tsx does.
    const {fetchCapacity} = await import('./step-7/garageSlice');
    void store.dispatch(fetchCapacity());
    return {element: <App />, store};
  },
  data: () => 'of 40 parked',
});
inLife('mistakes/LevelReport', {
  load: async () => {
    const {LevelReport, RootReport} =
      await import('./mistakes/LevelReport');
    const {store} = await import('./step-7/store');
    return {
      element: (
        <>
          <LevelReport name="roof" />
          <RootReport />
        </>
      ),
      store,
    };
  },
  except: {
    consoleMessage: 'RootReport shows the warning about the whole state',
  },
});
inLife('mistakes/WrongReport', {
  load: async () => {
    const {WrongReport} = await import('./mistakes/LevelReport');
    const {store} = await import('./step-7/store');
    return {element: <WrongReport name="roof" />, store};
  },
  except: {consoleMessage: 'shows the mistake and its warning'},
});
inLife('mistakes/ShallowReport', {
  load: async () => {
    const {ShallowReport} = await import('./mistakes/ShallowReport');
    const {store} = await import('./step-7/store');
    return {element: <ShallowReport name="roof" />, store};
  },
});
