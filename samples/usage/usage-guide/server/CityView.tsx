'use client';

import {useState} from 'react';
import {Provider} from 'react-redux';
import type {PreloadedState} from '../app/rootReducer';
import {makeStore} from '../app/store';
import {StationSign} from '../features/stations/StationSign';

interface Props {
  preloadedState: PreloadedState;
  stationId: string;
}

export function CityView({preloadedState, stationId}: Props) {
  // One store for each mounted tree, so one for each request on a server.
  const [store] = useState(() => makeStore(preloadedState));
  return (
    <Provider store={store}>
      <StationSign id={stationId} />
    </Provider>
  );
}
