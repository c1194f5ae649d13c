import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Place {
  latitude: number;
  longitude: number;
}

export interface DeviceError {
  code: number;
  text: string;
}

export const deviceApi = createApi({
  reducerPath: 'device',
  baseQuery: fakeBaseQuery<DeviceError>(),
  endpoints: (build) => ({
    place: build.query<Place | null, void>({
      queryFn: () =>
        new Promise((resolve) => {
          if (!('geolocation' in navigator)) {
            resolve({data: null});
            return;
          }
          navigator.geolocation.getCurrentPosition(
            ({coords: {latitude, longitude}}) =>
              resolve({data: {latitude, longitude}}),
            ({code, message}) => resolve({error: {code, text: message}}),
            {timeout: 10_000}, // by default it may wait forever
          );
        }),
    }),
  }),
});

export const {usePlaceQuery} = deviceApi;
