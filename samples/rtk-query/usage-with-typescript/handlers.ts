import {http, HttpResponse} from 'msw';

const clinic = 'https://clinic.example/api';
const pets = [
  {id: 1, name: 'Mochi', species: 'cat'},
  {id: 2, name: 'Bruno', species: 'dog'},
];
const vaccines = [
  {name: 'rabies', given_on: '2024-05-02', batch: 'x1'},
  {name: 'tetanus', given_on: '2025-01-01', batch: 'x2'},
];

export const handlers = [
  http.get(`${clinic}/pets`, () => HttpResponse.json(pets)),
  http.get(`${clinic}/patients`, () => HttpResponse.json(pets)),
  http.get<{id: string}>(`${clinic}/pets/:id`, ({params: {id}}) => {
    const pet = pets.find((pet) => pet.id === Number(id));
    return pet
      ? HttpResponse.json(pet)
      : HttpResponse.json('no such pet', {status: 404});
  }),
  http.get(`${clinic}/pets/:id/vaccines`, () =>
    HttpResponse.json(vaccines),
  ),
  http.get(`${clinic}/pets/:id/weight`, ({request}) =>
    request.headers.get('x-role') === 'vet'
      ? HttpResponse.json({grams: 4200})
      : HttpResponse.json('vets only', {status: 403}),
  ),
  http.get(`${clinic}/shifts`, ({request}) =>
    HttpResponse.json([request.headers.get('authorization')]),
  ),
  http.patch(`${clinic}/pets/:id`, () =>
    HttpResponse.json('closed', {status: 503}),
  ),
  http.post(`${clinic}/pets/:id/adoption`, () =>
    HttpResponse.json('already taken', {status: 409}),
  ),
  http.get('https://city.example/api/medicines', () =>
    HttpResponse.json([{name: 'Aspirin', doses: 40}]),
  ),
  http.get('https://farm.example/api/medicines', () =>
    HttpResponse.json([{name: 'Ivermectin', doses: 900}]),
  ),
];
