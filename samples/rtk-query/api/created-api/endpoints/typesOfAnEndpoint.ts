import type {ratesApi} from './ratesApi';

// ts: `Types` exists for the compiler only; it is undefined at run time.
type RateTypes = (typeof ratesApi.endpoints.getRate)['Types'];

export type RateArg = RateTypes['QueryArg'];
export type RateResult = RateTypes['ResultType'];
