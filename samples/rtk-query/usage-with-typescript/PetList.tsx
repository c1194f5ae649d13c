import {useGetPetsQuery} from './clinicApi';
import {Loaded} from './Loaded';

// #region component
export function PetList() {
  return (
    <Loaded result={useGetPetsQuery()}>
      {(pets) => <p>{pets.map((pet) => pet.name).join(', ')}</p>}
    </Loaded>
  );
}
// #endregion
