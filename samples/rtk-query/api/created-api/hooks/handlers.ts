import {http, HttpResponse, type JsonBodyType} from 'msw';

const API = 'https://kitchen.example/api/';

/** The kitchen's server: a list of what it was asked, and a switch for trouble. */
export function makeKitchen() {
  const kitchen = {requests: new Array<string>(), isBroken: false};

  function reply(request: Request, body: JsonBodyType) {
    kitchen.requests.push(
      `${request.method} ${request.url.replace(API, '')}`,
    );
    return kitchen.isBroken
      ? HttpResponse.json({reason: 'closed'}, {status: 503})
      : HttpResponse.json(body);
  }

  const handlers = [
    http.get(`${API}recipes`, ({request}) => {
      const {searchParams} = new URL(request.url);
      return reply(request, [recipe(searchParams.get('text') ?? '')]);
    }),
    http.get(`${API}recipes/:id`, ({request, params}) =>
      reply(request, recipe(String(params.id))),
    ),
    http.get(`${API}recipes/:id/reviews`, ({request}) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return reply(request, {
        reviews: [`review ${page}`],
        previous: page > 1 ? page - 1 : null,
        next: page < 3 ? page + 1 : null,
      });
    }),
    http.put(`${API}recipes/:id/rating`, ({request, params}) =>
      reply(request, recipe(String(params.id))),
    ),
  ];
  return {kitchen, handlers};
}

const recipe = (id: string) => ({
  id,
  title: id,
  ingredients: [
    {name: 'noodles', grams: 120},
    {name: 'broth', grams: 400},
  ],
});
