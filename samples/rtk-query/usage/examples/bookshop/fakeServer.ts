import type {Book} from './booksApi';

const address = 'https://bookshop.example/api/books';
const shelf: Book[] = [
  {id: 'b1', title: 'Tide Tables', stock: 3},
  {id: 'b2', title: 'Knots and Splices', stock: 1},
];
const realFetch = globalThis.fetch;

/** Plays the server in the browser. Import it before the first request. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(address)) return realFetch(request);

  const [id, action] = request.url.slice(address.length + 1).split('/');
  if (!id) return Response.json({items: shelf});
  const book = shelf.find((one) => one.id === id);
  if (!book) return new Response(null, {status: 404});
  if (action === 'sales') {
    if (book.stock < 1) return new Response(null, {status: 409});
    book.stock -= 1;
  }
  if (request.method === 'PATCH') {
    const {title}: {title: string} = await request.json();
    book.title = title;
  }
  return Response.json(book);
};
