import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Book {
  id: number;
  title: string;
  onLoan: boolean;
}
export interface Loan {
  id: number;
  bookId: number;
  dueOn: string;
}

// #region api
export const libraryApi = createApi({
  reducerPath: 'library',
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  tagTypes: ['Book', 'Loan'],
  keepUnusedDataFor: 300,
  endpoints: (build) => ({
    // ts: Result type, argument type, and what the server sends.
    listBooks: build.query<Book[], void, {items: Book[]}>({
      query: () => 'books',
      transformResponse: (response) => response.items,
      transformErrorResponse: (error) => error.status,
      providesTags: (books) => [
        'Book',
        ...(books ?? []).map(({id}) => ({type: 'Book' as const, id})),
      ],
    }),
    listLoans: build.query<Loan[], string>({
      query: (cardNumber) => `cards/${cardNumber}/loans`,
      providesTags: ['Loan'],
      keepUnusedDataFor: 10,
    }),
    borrowBook: build.mutation<Loan, {bookId: number; card: string}>({
      query: (body) => ({url: 'loans', method: 'POST', body}),
      invalidatesTags: (loan, error, {bookId}) =>
        error ? [] : ['Loan', {type: 'Book', id: bookId}],
    }),
    returnLoan: build.mutation<null, Loan>({
      query: ({id}) => ({url: `loans/${id}`, method: 'DELETE'}),
      invalidatesTags: (result, error, {bookId}) => [
        'Loan',
        {type: 'Book', id: bookId},
      ],
    }),
  }),
});
// #endregion

export const {
  useListBooksQuery,
  useListLoansQuery,
  useBorrowBookMutation,
  useReturnLoanMutation,
} = libraryApi;
