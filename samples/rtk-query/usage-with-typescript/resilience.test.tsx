import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {Cats} from './Cats';
import {clinicApi} from './clinicApi';
import {handlers} from './handlers';
import {OptionalPet} from './OptionalPet';
import {PetCard} from './PetCard';
import {PetList} from './PetList';
import {PetName} from './PetName';
import {RenameButton} from './RenameButton';

const clinic = {
  network: () => [
    http.patch('https://clinic.example/api/pets/:id', () =>
      HttpResponse.json({id: 1, name: 'Momo', species: 'cat'}),
    ),
    ...handlers,
  ],
  store: () =>
    configureStore({
      reducer: {[clinicApi.reducerPath]: clinicApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(clinicApi.middleware),
    }),
  api: clinicApi,
};
const pet = {
  ...clinic,
  args: [1, 2] as const,
  data: (id: number) => (id === 1 ? 'Mochi' : 'Bruno'),
};

inLife('PetCard', {...pet, show: (id) => <PetCard id={id} />});
inLife('OptionalPet', {...pet, show: (id) => <OptionalPet id={id} />});
inLife('PetName', {...pet, show: (id) => <PetName id={id} />});
inLife('PetList', {
  ...clinic,
  show: () => <PetList />,
  data: () => 'Mochi, Bruno',
});
inLife('RenameButton', {
  ...clinic,
  show: () => <RenameButton id={1} name="Momo" />,
  act: (person) => person.click(/Rename|Not renamed/),
});
inLife('Cats', {...clinic, show: () => <Cats />, data: () => 'Mochi'});
