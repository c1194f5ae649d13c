import {shallowEqual, useSelector} from 'react-redux';
import type {RootState} from './store';

export function CellarHeader() {
  const {temperature, kinds} = useSelector(
    (state: RootState) => ({
      temperature: state.cellar.temperature,
      kinds: state.cellar.bottles.length,
    }),
    // Compares the fields one by one with `===`.
    shallowEqual,
  );
  return (
    <h2>
      {kinds} wines at {temperature} °C
    </h2>
  );
}
