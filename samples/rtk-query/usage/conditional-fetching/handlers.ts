import {http, HttpResponse} from 'msw';

const api = 'https://trains.example/api';
const stations = [
  {code: 'ULM', name: 'Ulm'},
  {code: 'AUG', name: 'Augsburg'},
];

/** A timetable server that keeps a list of what it was asked. */
export function trainServer() {
  const requests: string[] = [];
  const answers: Record<string, object> = {
    stations,
    'stations/ULM/destinations': [stations[1]!],
    'stations/AUG/destinations': [stations[0]!],
    'stations/ULM/departures': [{train: 'ICE 71', to: 'Augsburg'}],
    'stations/AUG/departures': [{train: 'RE 9', to: 'Ulm'}],
    'connections?from=ULM&to=AUG': ['ICE 71', 'RB 87'],
    traveler: {home: 'ULM'},
    tickets: ['Ulm-Augsburg'],
  };
  const handlers = [
    http.get(`${api}/*`, ({request}) => {
      const path = request.url.slice(`${api}/`.length);
      requests.push(path);
      const answer = answers[path];
      return answer
        ? HttpResponse.json(answer)
        : HttpResponse.json('unknown', {status: 404});
    }),
  ];
  return {handlers, requests, answers};
}
