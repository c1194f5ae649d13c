import {createSelector, lruMemoize} from '@reduxjs/toolkit';
import {useState} from 'react';
import {useSelector} from 'react-redux';
import type {RootState} from './store';

const makeSelectDrinkSoon = () =>
  createSelector(
    [
      (state: RootState) => state.cellar.bottles,
      (_: RootState, most: number) => most,
    ],
    (bottles, most) => bottles.filter((bottle) => bottle.left <= most),
    {memoize: lruMemoize, argsMemoize: lruMemoize},
  );

export function DrinkSoon({most}: {most: number}) {
  // React calls the function for the first render and keeps the result.
  const [selectDrinkSoon] = useState(makeSelectDrinkSoon);
  const bottles = useSelector((state: RootState) =>
    selectDrinkSoon(state, most),
  );
  return <p>{bottles.map((bottle) => bottle.id).join(', ')}</p>;
}
