import type {Station} from '../features/stations/stationsSlice';

/** What the app talks to. A test passes its own. */
export interface Services {
  fetchStations(signal?: AbortSignal): Promise<Station[]>;
  alert(text: string): void;
  feed: Feed;
}

// #region feed
export interface DockEvent {
  kind: 'taken' | 'returned';
  stationId: string;
}

export interface Feed {
  open(onEvent: (event: DockEvent) => void): void;
  close(): void;
}

/** Owns the socket. The store sees only what arrives through it. */
export function makeFeed(url: string): Feed {
  let socket: WebSocket | undefined;
  return {
    open(onEvent) {
      if (socket) return;
      socket = new WebSocket(url);
      socket.addEventListener('message', (message) => {
        const event: DockEvent = JSON.parse(message.data);
        onEvent(event);
      });
    },
    close() {
      socket?.close();
      socket = undefined;
    },
  };
}
// #endregion

// #region live
export const liveServices: Services = {
  async fetchStations(signal) {
    const url = 'https://fleet.example/stations';
    const response = await fetch(url, {signal});
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json();
  },
  alert: (text) => console.info(text),
  feed: makeFeed('wss://fleet.example/docks'),
};
// #endregion
