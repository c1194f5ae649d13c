import {buildCreateApi, coreModule} from '@reduxjs/toolkit/query';
import {reactHooksModule} from '@reduxjs/toolkit/query/react';
import {useDispatch, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {runAs} from '../../testing/runAs';

const withoutUseStore = () =>
  buildCreateApi(
    coreModule(),
    reactHooksModule({
      // @ts-expect-error a JavaScript author may forget useStore
      hooks: {useDispatch, useSelector},
    }),
  );

test('code 36 belongs to the checks that production leaves out', async () => {
  expect(withoutUseStore).toThrow(
    'When using custom hooks for context, all 3 hooks need to be provided',
  );
  await runAs('production', () => {
    expect(withoutUseStore).not.toThrow();
  });
});
