import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Book {
  id: string;
  title: string;
  stock: number;
}

export const readShelf = (response: {items: Book[]}): Book[] =>
  [...response.items].sort((a, b) => a.title.localeCompare(b.title));

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
      // After a failure, the server has the last word on the stock.
      invalidatesTags: (_book, error, id) =>
        error
          ? [
              {type: 'Book', id},
              {type: 'Book', id: 'SHELF'},
            ]
          : [],
      async onQueryStarted(id, {dispatch, queryFulfilled}) {
        const {updateQueryData} = booksApi.util;
        function addToStock(change: number) {
          dispatch(
            updateQueryData('books', undefined, (books) => {
              const sold = books.find((book) => book.id === id);
              if (sold) sold.stock += change;
            }),
          );
          dispatch(
            updateQueryData('book', id, (book) => {
              book.stock += change;
            }),
          );
        }

        addToStock(-1);
        try {
          await queryFulfilled;
        } catch {
          // Not `undo`: it would also take back a second sale of this book.
          addToStock(1);
        }
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
