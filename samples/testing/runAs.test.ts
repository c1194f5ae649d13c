import {createSlice} from '@reduxjs/toolkit';
import {describe, expect, test} from 'vitest';
import {runAs} from './runAs';

const nameless = () =>
  createSlice({name: '', initialState: 0, reducers: {}});

test('samples run as in development', () => {
  expect(process.env.NODE_ENV).toBe('development');
  expect(nameless).toThrow('`name` is a required option for createSlice');
});

describe('runAs', () => {
  test('switches the library to production', async () => {
    await expect(
      runAs('production', async () => nameless()),
    ).rejects.toThrow('/Errors?code=11');
  });

  test('ends with the test', () => {
    expect(process.env.NODE_ENV).toBe('development');
  });
});
