import {useGetPetsQuery} from './clinicApi';
import {Loaded} from './Loaded';

export function PetList() {
  return (
    <Loaded result={useGetPetsQuery()}>
      {(pets) => <p>{pets.map((pet) => pet.name).join(', ')}</p>}
    </Loaded>
  );
}
