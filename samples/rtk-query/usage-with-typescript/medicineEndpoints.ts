import type {EndpointBuilder} from '@reduxjs/toolkit/query/react';
import type {ClinicBaseQuery} from './clinicApi';

interface Medicine {
  name: string;
  doses: number;
}

export function medicineEndpoints<
  Tag extends string,
  ReducerPath extends string,
>(build: EndpointBuilder<ClinicBaseQuery, Tag | 'Medicine', ReducerPath>) {
  return {
    getMedicines: build.query<Medicine[], void>({
      query: () => 'medicines',
      providesTags: ['Medicine'],
    }),
  };
}
