'use client';

import {useState} from 'react';
import {useDispatch} from 'react-redux';
import {JobBoard} from './JobBoard';
import {type AppDispatch, type Job, jobsApi} from './jobsApi';

interface Props {
  city: string;
  jobs: Job[];
  cities: string[];
}

export function JobBoardWithData({city, jobs, cities}: Props) {
  const dispatch = useDispatch<AppDispatch>();
  // In the first render, before JobBoard looks into the store.
  useState(() =>
    dispatch(
      jobsApi.util.upsertQueryEntries([
        {endpointName: 'jobs', arg: city, value: jobs},
        {endpointName: 'cities', arg: undefined, value: cities},
      ]),
    ),
  );
  return <JobBoard city={city} />;
}
