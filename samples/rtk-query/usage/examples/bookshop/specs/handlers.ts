import {http, HttpResponse} from 'msw';

const books = 'https://bookshop.example/api/books';

/** Each call makes a new shop, so no test sees the sales of another. */
export function bookshopHandlers() {
  const shelf = [
    {id: 'b1', title: 'Tide Tables', stock: 3},
    {id: 'b2', title: 'Knots and Splices', stock: 1},
  ];
  const find = (id: unknown) => shelf.find((book) => book.id === id);
  const missing = () => new HttpResponse(null, {status: 404});

  return [
    http.get(books, () => HttpResponse.json({items: shelf})),
    http.get(`${books}/:id`, ({params}) => {
      const book = find(params.id);
      return book ? HttpResponse.json(book) : missing();
    }),
    http.patch<{id: string}, {title: string}>(
      `${books}/:id`,
      async ({params, request}) => {
        const book = find(params.id);
        if (!book) return missing();
        book.title = (await request.json()).title;
        return HttpResponse.json(book);
      },
    ),
    http.post(`${books}/:id/sales`, ({params}) => {
      const book = find(params.id);
      if (!book?.stock) return new HttpResponse(null, {status: 409});
      book.stock -= 1;
      return HttpResponse.json(book);
    }),
  ];
}
