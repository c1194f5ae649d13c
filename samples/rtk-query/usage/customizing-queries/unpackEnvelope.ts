import type {RawBaseQuery} from './rawBaseQuery';

interface Envelope {
  payload?: unknown;
  problem?: string;
}

/** This server wraps everything, even errors, with status 200. */
export const unpackEnvelope =
  (baseQuery: RawBaseQuery): RawBaseQuery =>
  async (args, api, extraOptions) => {
    const result = await baseQuery(args, api, extraOptions);
    if (result.error) return result;

    const {payload, problem} = result.data as Envelope;
    return problem === undefined
      ? {data: payload ?? null, meta: result.meta}
      : {
          error: {status: 'CUSTOM_ERROR', error: problem},
          meta: result.meta,
        };
  };
