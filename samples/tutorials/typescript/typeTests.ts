import type {TypedStartListening} from '@reduxjs/toolkit';
import type {UseStore} from 'react-redux';
import type {useAppDispatch, useAppSelector, useAppStore} from './hooks';
import type {startAppListening} from './listeners';
import type {Scales} from './scales';
import type {selectHeavyHives} from './selectors';
import type {AppDispatch, AppStore, RootState} from './store';
import type {weighHive} from './weighHive';
import type {ScaleProblem} from './withTypes';

export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;
// ts: For any, a conditional type is both of its results: true | false.
export type NotAny<T> = T extends never ? false : true;
type Expect<T extends true> = T;

type Selector = Parameters<typeof useAppSelector>[0];
type HeavyArguments = Parameters<typeof selectHeavyHives>;
type ThunkArguments = Parameters<ReturnType<typeof weighHive>>;
type Rejection = ReturnType<typeof weighHive.rejected>['payload'];
type StartListening = TypedStartListening<RootState, AppDispatch>;

export type TypeTests = [
  Expect<Same<RootState['hives']['selectedId'], string | null>>,
  Expect<NotAny<AppDispatch>>,
  Expect<NotAny<AppStore>>,
  Expect<Same<Parameters<Selector>, [state: RootState]>>,
  Expect<Same<ReturnType<typeof useAppDispatch>, AppDispatch>>,
  Expect<Same<typeof useAppStore, UseStore<AppStore>>>,
  Expect<Same<HeavyArguments, [state: RootState, minimum: number]>>,
  Expect<Same<ThunkArguments[0], AppDispatch>>,
  Expect<Same<ThunkArguments[1], () => RootState>>,
  Expect<Same<ThunkArguments[2], {scales: Scales}>>,
  Expect<Same<Rejection, ScaleProblem | undefined>>,
  Expect<Same<typeof startAppListening, StartListening>>,
];
