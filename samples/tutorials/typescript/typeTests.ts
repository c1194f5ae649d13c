import type {TypedStartListening} from '@reduxjs/toolkit';
import type {UseDispatch, UseSelector, UseStore} from 'react-redux';
import type {useAppDispatch, useAppSelector, useAppStore} from './hooks';
import type {startAppListening} from './listeners';
import type {selectHeavyHives} from './selectors';
import type {AppDispatch, AppStore, RootState} from './store';
import type {weighHive} from './weighHive';
import type {ScaleProblem} from './withTypes';

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;
type Expect<T extends true> = T;

type HeavyArguments = Parameters<typeof selectHeavyHives>;
type Rejection = ReturnType<typeof weighHive.rejected>['payload'];
type StartListening = TypedStartListening<RootState, AppDispatch>;

export type TypeTests = [
  Expect<Same<RootState['hives']['selectedId'], string | null>>,
  Expect<Same<typeof useAppSelector, UseSelector<RootState>>>,
  Expect<Same<typeof useAppDispatch, UseDispatch<AppDispatch>>>,
  Expect<Same<typeof useAppStore, UseStore<AppStore>>>,
  Expect<Same<HeavyArguments, [state: RootState, minimum: number]>>,
  Expect<Same<Rejection, ScaleProblem | undefined>>,
  Expect<Same<typeof startAppListening, StartListening>>,
];
