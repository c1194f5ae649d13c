import {delay, http, HttpResponse} from 'msw';

const api = 'https://lighthouse.example/api';

const lights = [
  {id: 'north-head', name: 'North Head'},
  {id: 'gull-rock', name: 'Gull Rock'},
  {id: 'skerry', name: 'The Skerry'},
];

let sightings = [
  {id: 1, lightId: 'north-head', ship: 'Albatros'},
  {id: 2, lightId: 'north-head', ship: 'Doris'},
  {id: 3, lightId: 'gull-rock', ship: 'Merlin'},
  {id: 4, lightId: 'skerry', ship: 'Petrel'},
];
let nextId = 5;
let skerryFailed = false;

export const handlers = [
  http.get(`${api}/lights`, async () => {
    await delay(400); // long enough to see it
    return HttpResponse.json(lights);
  }),

  http.get(`${api}/lights/:lightId/sightings`, async ({params}) => {
    await delay(800);
    // The line to the Skerry is bad: the first request fails.
    if (params.lightId === 'skerry' && !skerryFailed) {
      skerryFailed = true;
      return new HttpResponse(null, {status: 503});
    }
    return HttpResponse.json(
      sightings.filter(({lightId}) => lightId === params.lightId),
    );
  }),

  http.post<{lightId: string}, {ship: string}>(
    `${api}/lights/:lightId/sightings`,
    async ({params: {lightId}, request}) => {
      const {ship} = await request.json();
      await delay(800);
      // A ship that nobody can have seen
      if (ship === 'Flying Dutchman')
        return new HttpResponse(null, {status: 422});
      const sighting = {id: nextId++, lightId, ship};
      sightings.push(sighting);
      return HttpResponse.json(sighting, {status: 201});
    },
  ),

  http.delete(`${api}/lights/:lightId/sightings/:id`, async ({params}) => {
    await delay(800);
    sightings = sightings.filter(({id}) => id !== Number(params.id));
    return new HttpResponse(null, {status: 204});
  }),
];
