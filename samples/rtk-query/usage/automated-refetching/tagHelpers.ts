import type {
  ResultDescription,
  TagDescription,
} from '@reduxjs/toolkit/query';

interface Row {
  id: number | string;
}

/** For `providesTags`: the list's own tag and one for each row. */
export const listAndRows =
  <Type extends string>(type: Type) =>
  (rows?: readonly Row[] | null): TagDescription<Type>[] => [
    {type, id: 'LIST'},
    // After a failure `undefined`, and `null` from an empty response.
    ...(rows ?? []).map(({id}) => ({type, id})),
  ];

/** For `invalidatesTags`: nothing is refetched after a failure. */
export const onSuccess =
  <Type extends string>(
    tags: readonly TagDescription<Type>[],
  ): ResultDescription<Type, unknown, unknown, unknown, unknown> =>
  (_result, error) =>
    error ? [] : tags;
