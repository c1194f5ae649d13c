import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Book {
  id: string;
  title: string;
  stock: number;
}

export const readShelf = (answer: {items: Book[]}): Book[] =>
  answer.items.toSorted((a, b) => a.title.localeCompare(b.title));

export const booksApi = createApi({
  reducerPath: 'booksApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://bookshop.example/api'}),
  tagTypes: ['Book'],
  endpoints: (build) => ({
    books: build.query<Book[], void>({
      query: () => 'books',
      transformResponse: readShelf,
      // Not the bare 'Book': invalidating that would refetch every book.
      providesTags: [{type: 'Book', id: 'SHELF'}],
    }),
    book: build.query<Book, string>({
      query: (id) => `books/${id}`,
      providesTags: (_book, _error, id) => [{type: 'Book', id}],
    }),
    renameBook: build.mutation<Book, {id: string; title: string}>({
      query: ({id, title}) => ({
        url: `books/${id}`,
        method: 'PATCH',
        body: {title},
      }),
      invalidatesTags: (_book, _error, {id}) => [
        {type: 'Book', id},
        {type: 'Book', id: 'SHELF'},
      ],
    }),
    // #region optimistic
    sellBook: build.mutation<Book, string>({
      query: (id) => ({url: `books/${id}/sales`, method: 'POST'}),
      onQueryStarted(id, {dispatch, queryFulfilled}) {
        const {updateQueryData} = booksApi.util;
        const patches = [
          dispatch(
            updateQueryData('books', undefined, (books) => {
              const sold = books.find((book) => book.id === id);
              if (sold) sold.stock -= 1;
            }),
          ),
          dispatch(
            updateQueryData('book', id, (book) => {
              book.stock -= 1;
            }),
          ),
        ];
        queryFulfilled.catch(() => patches.forEach(({undo}) => undo()));
      },
    }),
    // #endregion
  }),
});

export const {
  useBooksQuery,
  useBookQuery,
  useRenameBookMutation,
  useSellBookMutation,
} = booksApi;
