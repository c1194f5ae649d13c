import type {DockEvent, Services} from '../app/services';
import type {Station} from '../features/stations/stationsSlice';

export const harbor: Station = {
  id: 'h',
  name: 'Harbor',
  bikes: 1,
  docks: 8,
};
export const market: Station = {
  id: 'm',
  name: 'Market',
  bikes: 8,
  docks: 8,
};

/** Everything a test needs to see or steer, and no network. */
export function fakeServices(overrides: Partial<Services> = {}) {
  const alerts: string[] = [];
  let emit: (event: DockEvent) => void = () => {
    throw new Error('The feed is not open.');
  };
  const services: Services = {
    fetchStations: async () => [harbor, market],
    alert: (text) => void alerts.push(text),
    feed: {open: (onEvent) => void (emit = onEvent), close() {}},
    ...overrides,
  };
  return {services, alerts, emit: (event: DockEvent) => emit(event)};
}
