import {clinicApi, type Pet} from './clinicApi';

export interface Refusal {
  kind: 'refusal';
  reason: string;
}

export const adoptionApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    adoptPet: build.mutation<Pet, number>({
      query: (id) => ({url: `pets/${id}/adoption`, method: 'POST'}),
      transformErrorResponse: (response): Refusal => ({
        kind: 'refusal',
        // The server may send anything, or nothing at all.
        reason:
          typeof response.data === 'string'
            ? response.data
            : String(response.status),
      }),
    }),
  }),
});

// ts: The hook still says FetchBaseQueryError | SerializedError.
export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  error.kind === 'refusal';
