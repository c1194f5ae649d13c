import {clinicApi, type Pet} from './clinicApi';
import {patchPet, type PetChange} from './patchPet';

export const changeApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    updatePet: build.mutation<Pet, PetChange>({
      query: ({id, ...body}) => ({
        url: `pets/${id}`,
        method: 'PATCH',
        body,
      }),
      onQueryStarted: patchPet,
      // For the lists, which `patchPet` does not change.
      invalidatesTags: (pet, error, {id}) => [{type: 'Pet', id}],
    }),
    proposeChange: build.mutation<Pet, PetChange>({
      query: (body) => ({url: 'proposals', method: 'POST', body}),
      onQueryStarted: patchPet,
    }),
  }),
});
