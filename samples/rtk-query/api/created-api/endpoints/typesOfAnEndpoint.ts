import type {ratesApi} from './ratesApi';

// `Types` exists for the compiler only. It is undefined at run time.
type RateTypes = (typeof ratesApi.endpoints.getRate)['Types'];

export type RateArg = RateTypes['QueryArg'];
export type RateResult = RateTypes['ResultType'];
