import {useGetPetsQuery} from './clinicApi';
import {ItemList} from './ItemList';

const cats = {species: 'cat'} as const;

export function Cats() {
  return (
    <ItemList
      useItems={useGetPetsQuery}
      arg={cats}
      label={(pet) => pet.name}
    />
  );
}
