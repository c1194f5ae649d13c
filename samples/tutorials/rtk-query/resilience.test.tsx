import {vi} from 'vitest';
import {inLife} from '../../testing/life/inLife';
import type {Person} from '../../testing/life/Person';
import {handlers} from './step-7/fakeServer';

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

inLife('step-4/App', {
  ...lights,
  load: async () => {
    const {default: App} = await import('./step-4/App');
    const {store} = await import('./step-4/store');
    const {lighthouseApi: api} = await import('./step-4/lighthouseApi');
    return {element: <App />, store, api};
  },
  data: () => 'North Head',
});
inLife('step-5/App', {
  ...lights,
  load: async () => {
    const {default: App} = await import('./step-5/App');
    const {store} = await import('./step-5/store');
    const {lighthouseApi: api} = await import('./step-5/lighthouseApi');
    return {element: <App />, store, api};
  },
  args: ['North Head', 'Gull Rock'],
  change: (person) => person.click('Gull Rock'),
  data: (light) => (light === 'North Head' ? 'Doris' : 'Merlin'),
});
inLife('step-7/App', {
  ...lights,
  load: async () => {
    const {default: App} = await import('./step-7/App');
    const {store} = await import('./step-7/store');
    const {lighthouseApi: api} = await import('./step-7/lighthouseApi');
    return {element: <App />, store, api};
  },
  args: ['North Head', 'Gull Rock'],
  change: (person) => person.click('Gull Rock'),
  data: (light) => (light === 'North Head' ? 'Doris' : 'Merlin'),
});
inLife('step-7/SightingForm', {
  ...lights,
  load: async () => {
    const {SightingForm} = await import('./step-7/SightingForm');
    const {store} = await import('./step-7/store');
    const {lighthouseApi: api} = await import('./step-7/lighthouseApi');
    return {element: <SightingForm lightId="gull-rock" />, store, api};
  },
  act: logSighting,
});
inLife('step-6/SightingForm', {
  ...lights,
  load: async () => {
    const {SightingForm} = await import('./step-6/SightingForm');
    const {store} = await import('./step-6/store');
    const {lighthouseApi: api} = await import('./step-6/lighthouseApi');
    return {element: <SightingForm lightId="gull-rock" />, store, api};
  },
  act: logSighting,
});
