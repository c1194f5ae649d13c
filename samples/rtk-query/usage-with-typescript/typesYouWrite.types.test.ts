import type {FetchBaseQueryError} from '@reduxjs/toolkit/query/react';
import {expect, expectTypeOf, test} from 'vitest';
import {clinicApi, type Pet} from './clinicApi';
import {
  usePetLabel,
  type ClinicError,
  type ClinicTag,
  type Rename,
  type WardBaseQuery,
} from './typesYouWrite';

test('types taken from endpoints', () => {
  const {getPet} = clinicApi.endpoints;
  expectTypeOf(getPet.useQuery).toExtend<
    Parameters<typeof usePetLabel>[0]
  >();
  expectTypeOf<
    ReturnType<typeof clinicApi.useRenamePetMutation>[0]
  >().toExtend<Rename>();
  expectTypeOf<Parameters<Rename>[0]>().toEqualTypeOf<
    Pick<Pet, 'id' | 'name'>
  >();
  expectTypeOf<ClinicError>().toEqualTypeOf<FetchBaseQueryError>();
  expectTypeOf<ClinicTag>().toEqualTypeOf<
    'Pet' | {type: 'Pet'; id?: string | number}
  >();
  expectTypeOf<Parameters<WardBaseQuery>[0]>().toEqualTypeOf<{
    url: string;
    ward: string;
  }>();
});

test('a hook that is passed in', () => {
  const hook = (result: object) => (() => result) as never;
  const named = hook({currentData: {id: 1, name: 'Bo', species: 'dog'}});
  const failed = hook({currentData: undefined, isError: true});
  const loading = hook({currentData: undefined, isError: false});
  const labels = [named, failed, loading].map((useHook) =>
    usePetLabel(useHook, 1),
  );
  expect(labels).toEqual(['Bo', 'Unknown pet', 'Loading…']);
});
