import {libraryApi} from './libraryApi';
import {store} from './store';

const {listBooks, listLoans, borrowBook, returnLoan} = libraryApi.endpoints;

const books = store.dispatch(listBooks.initiate());
const loans = store.dispatch(listLoans.initiate('R-77'));
await Promise.all([books, loans]);

/** Waits for the refetches that a mutation started, then prints. */
async function show(when: string) {
  const running = libraryApi.util.getRunningQueriesThunk();
  await Promise.all(store.dispatch(running));
  const book = listBooks.select()(store.getState()).data?.[0];
  const due = listLoans.select('R-77')(store.getState()).data;
  console.log(when, {onLoan: book?.onLoan, loans: due?.length});
}

await show('before:');
const loan = await store
  .dispatch(borrowBook.initiate({bookId: 12, card: 'R-77'}))
  .unwrap();
await show('borrowed:');
await store.dispatch(returnLoan.initiate(loan));
await show('returned:');
