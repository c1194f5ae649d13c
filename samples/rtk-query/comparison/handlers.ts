import {http, HttpResponse} from 'msw';

const api = 'https://weather.example/api';
const summit = {id: 'summit', name: 'Summit', temperature: -12};

/** A weather service for REST and GraphQL clients that counts its requests and can fail. */
export function weatherService() {
  const service = {requests: 0, failing: false};
  const answer = (data: object) => () => {
    service.requests += 1;
    return service.failing
      ? HttpResponse.json({message: 'out of order'}, {status: 500})
      : HttpResponse.json(data);
  };
  const handlers = [
    http.get(`${api}/stations`, answer([summit])),
    http.get(`${api}/stations/summit`, answer(summit)),
    http.post(
      `${api}/graphql`,
      answer({data: {station: {__typename: 'Station', ...summit}}}),
    ),
  ];
  return Object.assign(service, {handlers});
}
