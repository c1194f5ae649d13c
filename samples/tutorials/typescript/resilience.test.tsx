import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';

const network = () => [
  http.get('*/capacity.json', () =>
    HttpResponse.json({ground: 40, roof: 25}),
  ),
];

inLife('step-1/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-1/src/App');
    const {store} = await import('./step-1/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-1/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('step-2/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-2/src/App');
    const {store} = await import('./step-2/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-2/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('step-3/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-3/src/App');
    const {store} = await import('./step-3/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-3/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('step-4/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-4/src/App');
    const {store} = await import('./step-4/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-4/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
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
inLife('step-6/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-6/src/App');
    const {store} = await import('./step-6/src/store');
    // As main.tsx does.
    const {loadCapacity} = await import('./step-6/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
inLife('step-1/src/App, a click', {
  load: async () => {
    const {default: App} = await import('./step-1/src/App');
    const {store} = await import('./step-1/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Close'),
});
inLife('step-2/src/App, a click', {
  load: async () => {
    const {default: App} = await import('./step-2/src/App');
    const {store} = await import('./step-2/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('End shift'),
});
inLife('step-3/src/App, a click', {
  load: async () => {
    const {default: App} = await import('./step-3/src/App');
    const {store} = await import('./step-3/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('Write report'),
});
inLife('step-4/src/CheckButton', {
  load: async () => {
    const {CheckButton} = await import('./step-4/src/CheckButton');
    const {store} = await import('./step-4/src/store');
    return {element: <CheckButton level="ground" />, store};
  },
  act: (person) => person.click('Check barrier'),
});
inLife('step-5/src/App, a click', {
  load: async () => {
    const {default: App} = await import('./step-5/src/App');
    const {store} = await import('./step-5/src/store');
    return {element: <App />, store};
  },
  act: (person) => person.click('End shift'),
});
inLife('step-7/src/App', {
  network,
  load: async () => {
    const {default: App} = await import('./step-7/src/App');
    const {store} = await import('./step-7/src/store');
    const {loadCapacity} = await import('./step-7/src/garageSlice');
    void store.dispatch(loadCapacity());
    return {element: <App />, store};
  },
  data: () => '65 free',
});
