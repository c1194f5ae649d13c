import {vi} from 'vitest';
import {inLife} from '../../testing/life/inLife';
import type {Person} from '../../testing/life/Person';
import {handlers} from './step-5/src/fakeServer';

// The tutorial's server waits as long as a real one; here the kit holds responses.
vi.mock('msw', async (original) => ({
  ...(await original<object>()),
  delay: () => Promise.resolve(),
}));

/** While a sighting is on its way, nobody can type the next. */
async function logSighting(person: Person) {
  if (!document.querySelector('input')?.readOnly)
    await person.type('Ship', 'Petrel');
  await person.click('Log sighting');
}

const lights = {network: () => handlers.slice()};
const panel = {
  except: {nonsense: 'the panel shows the cache key getLights(undefined)'},
};
const select = {
  args: ['North Head', 'Gull Rock'] as const,
  change: (person: Person) => person.click('Gull Rock'),
  data: (light: string) => (light === 'North Head' ? 'Doris' : 'Merlin'),
};

inLife('step-1/src/App', {
  ...lights,
  load: async () => {
    const {default: App} = await import('./step-1/src/App');
    return {element: <App />};
  },
  data: () => 'North Head',
});
inLife('step-2/src/App', {
  ...lights,
  ...panel,
  load: async () => {
    const {default: App} = await import('./step-2/src/App');
    const {store} = await import('./step-2/src/store');
    const {lighthouseApi: api} = await import('./step-2/src/lighthouseApi');
    return {element: <App />, store, api};
  },
  data: () => 'North Head',
});
inLife('step-3/src/App', {
  ...lights,
  ...panel,
  ...select,
  load: async () => {
    const {default: App} = await import('./step-3/src/App');
    const {store} = await import('./step-3/src/store');
    const {lighthouseApi: api} = await import('./step-3/src/lighthouseApi');
    return {element: <App />, store, api};
  },
});
inLife('step-4/src/App', {
  ...lights,
  ...panel,
  ...select,
  load: async () => {
    const {default: App} = await import('./step-4/src/App');
    const {store} = await import('./step-4/src/store');
    const {lighthouseApi: api} = await import('./step-4/src/lighthouseApi');
    return {element: <App />, store, api};
  },
});
inLife('step-4/src/SightingForm', {
  ...lights,
  load: async () => {
    const {SightingForm} = await import('./step-4/src/SightingForm');
    const {store} = await import('./step-4/src/store');
    const {lighthouseApi: api} = await import('./step-4/src/lighthouseApi');
    return {element: <SightingForm lightId="gull-rock" />, store, api};
  },
  act: logSighting,
});
inLife('step-5/src/App', {
  ...lights,
  ...panel,
  ...select,
  load: async () => {
    const {default: App} = await import('./step-5/src/App');
    const {store} = await import('./step-5/src/store');
    const {lighthouseApi: api} = await import('./step-5/src/lighthouseApi');
    return {element: <App />, store, api};
  },
});
inLife('challenges/src/App', {
  ...lights,
  ...panel,
  ...select,
  load: async () => {
    const {default: App} = await import('./challenges/src/App');
    const {store} = await import('./challenges/src/store');
    const {lighthouseApi: api} =
      await import('./challenges/src/lighthouseApi');
    return {element: <App />, store, api};
  },
});
inLife('challenges/src/SightingForm', {
  ...lights,
  load: async () => {
    const {SightingForm} = await import('./challenges/src/SightingForm');
    const {store} = await import('./challenges/src/store');
    const {lighthouseApi: api} =
      await import('./challenges/src/lighthouseApi');
    return {element: <SightingForm lightId="gull-rock" />, store, api};
  },
  act: logSighting,
});
