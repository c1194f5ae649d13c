import type {RawBaseQuery} from './rawBaseQuery';

interface Envelope {
  payload?: unknown;
  problem?: string | null;
}

/** This server wraps everything, even errors, with status 200. */
export const unpackEnvelope =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, extraOptions) => {
    const result = await baseQuery(args, api, extraOptions);
    if (result.error) return result;

    // An empty response, such as a 204, has no envelope.
    const {payload, problem} = (result.data ?? {}) as Envelope;
    return problem
      ? {
          error: {status: 'CUSTOM_ERROR', error: problem},
          meta: result.meta,
        }
      : {data: payload ?? null, meta: result.meta};
  };
