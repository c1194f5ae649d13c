import {delay, http, HttpResponse} from 'msw';

const api = 'https://lighthouse.example/api';

const lights = [
  {id: 'north-head', name: 'North Head'},
  {id: 'gull-rock', name: 'Gull Rock'},
];

const sightings = [
  {id: 1, lightId: 'north-head', ship: 'Albatros'},
  {id: 2, lightId: 'north-head', ship: 'Doris'},
  {id: 3, lightId: 'gull-rock', ship: 'Merlin'},
];

export const handlers = [
  http.get(`${api}/lights`, async () => {
    await delay(); // in a browser, as long as a real response takes
    return HttpResponse.json(lights);
  }),
  http.get(`${api}/lights/:lightId/sightings`, async ({params}) => {
    await delay();
    return HttpResponse.json(
      sightings.filter(({lightId}) => lightId === params.lightId),
    );
  }),
  http.post<{lightId: string}, {ship: string}>(
    `${api}/lights/:lightId/sightings`,
    async ({params, request}) => {
      await delay();
      const {ship} = await request.json();
      const id = sightings.length + 1;
      const sighting = {id, lightId: params.lightId, ship};
      sightings.push(sighting);
      return HttpResponse.json(sighting, {status: 201});
    },
  ),
  // Every other address of this server
  http.all(`${api}/*`, () => HttpResponse.json(null, {status: 404})),
];
