import {expect, it} from 'vitest';
import {misfits} from '../../tasks/mutations/edits.mjs';
import {mutations} from '../mutations/index.mjs';
import {root} from './files';

it('every mutation still fits the sources', () => {
  expect(misfits(mutations, root)).toEqual([]);
});
