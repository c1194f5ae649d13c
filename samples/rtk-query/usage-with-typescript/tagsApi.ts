import {clinicApi, type Pet} from './clinicApi';

export const tagsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    getPatients: build.query<Pet[], void>({
      query: () => 'patients',
      providesTags: (pets) => [
        ...(pets ?? []).map(({id}) => ({type: 'Pet' as const, id})), // [!code highlight]
        'Pet',
      ],
    }),
  }),
});
