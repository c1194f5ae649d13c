import {createApi} from '@reduxjs/toolkit/query';
import {z} from 'zod';
import {roleBaseQuery} from './roleBaseQuery';

const weightSchema = z.object({grams: z.number()});

export const weightApi = createApi({
  reducerPath: 'weightApi',
  baseQuery: roleBaseQuery,
  endpoints: (build) => ({
    getKilograms: build.query<number, number>({
      extraOptions: {role: 'vet'},
      queryFn: async (id, api, extraOptions, baseQuery) => {
        const {data, error} = await baseQuery({url: `pets/${id}/weight`});
        if (error) return {error};
        // The server could send anything: check it.
        // ts: (`data` is unknown.)
        const {grams} = weightSchema.parse(data);
        return {data: grams / 1000};
      },
    }),
  }),
});
