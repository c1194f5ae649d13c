import type {TypedUseQuery} from '@reduxjs/toolkit/query/react';
import type {ClinicBaseQuery} from './clinicApi';
import {describeError} from './describeError';

interface Props<Item, Arg> {
  // ts: <Result, Argument, BaseQuery>
  useItems: TypedUseQuery<Item[], Arg, ClinicBaseQuery>;
  // ts: `NoInfer`: the hook decides what `Arg` is.
  arg: NoInfer<Arg>;
  label: (item: Item) => string;
}

/** Takes the hook itself, and calls it. */
export function ItemList<Item, Arg>({
  useItems,
  arg,
  label,
}: Props<Item, Arg>) {
  const {currentData, error, isFetching} = useItems(arg);
  return (
    <>
      {error && <p role="alert">{describeError(error)}</p>}
      {!currentData && isFetching && <p>Loading…</p>}
      {currentData && <p>{currentData.map(label).join(', ')}</p>}
    </>
  );
}
