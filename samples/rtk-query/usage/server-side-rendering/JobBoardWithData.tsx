'use client';

import {useState} from 'react';
import {Provider} from 'react-redux';
import {JobBoard} from './JobBoard';
import {type Job, jobsApi, makeStore} from './jobsApi';

interface Props {
  city: string;
  jobs: Job[];
  cities: string[];
}

function makeStoreWith({city, jobs, cities}: Props) {
  const store = makeStore();
  store.dispatch(
    jobsApi.util.upsertQueryEntries([
      {endpointName: 'jobs', arg: city, value: jobs},
      {endpointName: 'cities', arg: undefined, value: cities},
    ]),
  );
  return store;
}

export function JobBoardWithData(props: Props) {
  // Once for each mounted tree, and before its first render.
  const [store] = useState(() => makeStoreWith(props));
  return (
    <Provider store={store}>
      <JobBoard city={props.city} />
    </Provider>
  );
}
