import type {TypedStartListening} from '@reduxjs/toolkit';
import type {UseStore} from 'react-redux';
import type {Barriers} from './barriers';
import type {checkBarrier} from './checkBarrier';
import type {LevelId} from './garageSlice';
import type {useAppDispatch, useAppSelector, useAppStore} from './hooks';
import type {startAppListening} from './listeners';
import type {selectNotesOf} from './selectors';
import type {AppDispatch, AppStore, RootState} from './store';
import type {BarrierProblem} from './withTypes';

export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;
// ts: For any, a conditional type is both of its results: true | false.
export type NotAny<T> = T extends never ? false : true;
type Expect<T extends true> = T;

type Selector = Parameters<typeof useAppSelector>[0];
type NotesArguments = Parameters<typeof selectNotesOf>;
type ThunkArguments = Parameters<ReturnType<typeof checkBarrier>>;
type Rejection = ReturnType<typeof checkBarrier.rejected>['payload'];
type StartListening = TypedStartListening<RootState, AppDispatch>;

export type TypeTests = [
  Expect<Same<RootState['shift']['attendant'], string | null>>,
  Expect<NotAny<AppDispatch>>,
  Expect<NotAny<AppStore>>,
  Expect<Same<Parameters<Selector>, [state: RootState]>>,
  Expect<Same<ReturnType<typeof useAppDispatch>, AppDispatch>>,
  Expect<Same<typeof useAppStore, UseStore<AppStore>>>,
  Expect<Same<NotesArguments, [state: RootState, level: LevelId]>>,
  Expect<Same<ThunkArguments[0], AppDispatch>>,
  Expect<Same<ThunkArguments[1], () => RootState>>,
  Expect<Same<ThunkArguments[2], {barriers: Barriers}>>,
  Expect<Same<Rejection, BarrierProblem | undefined>>,
  Expect<Same<typeof startAppListening, StartListening>>,
];
