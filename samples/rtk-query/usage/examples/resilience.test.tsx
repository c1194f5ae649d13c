import {http, HttpResponse} from 'msw';
import {useSelector} from 'react-redux';
import {inLife} from '../../../testing/life/inLife';
import {App} from './bookshop/App';
import {BookDetails} from './bookshop/BookDetails';
import {BookList} from './bookshop/BookList';
import {booksApi} from './bookshop/booksApi';
import {bookshopHandlers} from './bookshop/specs/handlers';
import {type RootState, setupStore} from './bookshop/store';
import {Reviews} from './graphql/Reviews';
import {reviewsApi, setupStore as reviewStore} from './graphql/reviewsApi';
import {StaffApp} from './signIn/StaffApp';
import {staffApi} from './signIn/staffApi';
import {setupStore as staffStore} from './signIn/store';
import {stockApi, setupStore as stockStore} from './withoutHooks/stockApi';
import {StockSign} from './withoutHooks/StockSign';

const bookshop = {
  network: bookshopHandlers,
  store: () => setupStore(),
  api: booksApi,
};

inLife('bookshop/BookList', {
  ...bookshop,
  show: () => <BookList onOpen={() => {}} />,
  data: () => 'Tide Tables',
  facts: 'li',
});
inLife('bookshop/App', {
  ...bookshop,
  show: () => <App />,
  data: () => 'Tide Tables',
  act: (person) => person.click('Sell Tide Tables'),
  facts: 'li',
  except: {sentTwice: 'each click sells one copy'},
});
/** Where `App` shows what became of a change. */
function Notice() {
  const notice = useSelector((state: RootState) => state.notice);
  return notice && <p role="status">{notice}</p>;
}

inLife('bookshop/BookDetails', {
  ...bookshop,
  args: ['b1', 'b2'],
  show: (id) => (
    <>
      <Notice />
      <BookDetails id={id} onBack={() => {}} />
    </>
  ),
  data: (id) => (id === 'b1' ? 'Tide Tables' : 'Knots and Splices'),
  act: async (person) => {
    await person.type('Title', 'Moon Tables');
    await person.click('Save');
  },
});

interface Body {
  query: string;
  variables: {bookId: string; text: string};
}

inLife('graphql/Reviews', {
  network: () => {
    const reviews = [{id: 'r1', text: 'Dry, as tides go.'}];
    return [
      http.post<never, Body>(
        'https://bookshop.example/graphql',
        async ({request}) => {
          const {query, variables} = await request.json();
          if (query.startsWith('query'))
            return HttpResponse.json({
              data: {
                reviews: variables.bookId === 'b1' ? reviews : [],
              },
            });
          const review = {id: 'r2', text: variables.text};
          reviews.push(review);
          return HttpResponse.json({data: {addReview: review}});
        },
      ),
    ];
  },
  store: reviewStore,
  api: reviewsApi,
  show: () => <Reviews bookId="b1" />,
  data: () => 'Dry, as tides go.',
  act: async (person) => {
    await person.type('Your review', 'Useful.');
    await person.click('Send');
  },
});

const staff = () => [
  http.post('https://bookshop.example/staff/sessions', () =>
    HttpResponse.json({token: 't1'}),
  ),
  http.get('https://bookshop.example/staff/orders', () =>
    HttpResponse.json([{id: 'o1', title: 'Tide Tables'}]),
  ),
];

inLife('signIn/StaffApp, signed out', {
  network: staff,
  store: () => staffStore(),
  api: staffApi,
  show: () => <StaffApp />,
  act: async (person) => {
    await person.type('PIN', '1234');
    await person.click('Sign in');
  },
});
inLife('signIn/StaffApp, signed in', {
  network: staff,
  store: () => staffStore({session: {token: 'kept'}}),
  api: staffApi,
  show: () => <StaffApp />,
  data: () => 'Tide Tables',
});
inLife('withoutHooks/StockSign', {
  network: () => [
    http.get('https://bookshop.example/api/books/:id', ({params}) =>
      HttpResponse.json({title: `Book ${params.id}`, stock: 3}),
    ),
  ],
  store: stockStore,
  api: stockApi,
  args: ['b1', 'b2'],
  show: (bookId) => <StockSign bookId={bookId} />,
  data: (bookId) => `Book ${bookId}`,
});
