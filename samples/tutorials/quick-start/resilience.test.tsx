import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import capacity from './step-5/public/capacity.json';

const network = () => [
  http.get('*/capacity.json', () => HttpResponse.json(capacity)),
];

inLife('step-1/src/App', {
  load: async () => {
    const {default: App} = await import('./step-1/src/App');
    return {element: <App />};
  },
  act: (person) => person.click('Car in'),
});
inLife('step-2/src/App', {
  load: async () => {
    const {default: App} = await import('./step-2/src/App');
    const {store} = await import('./step-2/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Car in'),
});
inLife('step-3/src/App', {
  load: async () => {
    const {default: App} = await import('./step-3/src/App');
    const {store} = await import('./step-3/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Car in'),
});
inLife('step-4/src/App', {
  load: async () => {
    const {default: App} = await import('./step-4/src/App');
    const {store} = await import('./step-4/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Car in'),
});
inLife('step-5/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-5/src/App');
    const {store} = await import('./step-5/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-5/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('challenges/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./challenges/src/App');
    const {store} = await import('./challenges/src/store');
    const {loadCapacity} = await import('./challenges/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('mistakes/LevelReport', {
  load: async () => {
    const {LevelReport, RootReport} =
      await import('./mistakes/LevelReport');
    const {store} = await import('./step-5/src/store');
    return {
      element: (
        <>
          <LevelReport id="roof" />
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
    const {store} = await import('./step-5/src/store');
    return {element: <WrongReport id="roof" />, store};
  },
  except: {consoleMessage: 'shows the mistake and its warning'},
});
inLife('mistakes/ShallowReport', {
  load: async () => {
    const {ShallowReport} = await import('./mistakes/ShallowReport');
    const {store} = await import('./step-5/src/store');
    return {element: <ShallowReport id="roof" />, store};
  },
});
