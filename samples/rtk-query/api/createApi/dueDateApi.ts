import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query';
import {hasDueDate, hasTiming, isId, isText, schemaFor} from './schemaFor';

type BaseQuery = BaseQueryFn<
  string,
  unknown,
  string,
  object,
  {tookMs: number}
>;

/** Knows loan 1, and refuses all others. */
const baseQuery: BaseQuery = (path) => {
  console.log(`baseQuery('${path}')`);
  const meta = {tookMs: 3};
  return path === 'loans/1'
    ? {data: {dueOn: '2026-05-02'}, meta}
    : {error: 'no such loan', meta};
};

export const dueDateApi = createApi({
  baseQuery,
  tagTypes: ['Loan'],
  endpoints: (build) => ({
    dueDate: build.query<string, number, {dueOn: string}>({
      argSchema: schemaFor('argSchema', isId),
      query(loanId) {
        console.log('query');
        return `loans/${loanId}`;
      },
      rawResponseSchema: schemaFor('rawResponseSchema', hasDueDate),
      transformResponse(loan) {
        console.log('transformResponse');
        return loan.dueOn;
      },
      responseSchema: schemaFor('responseSchema', isText),
      metaSchema: schemaFor('metaSchema', hasTiming),
      rawErrorResponseSchema: schemaFor('rawErrorResponseSchema', isText),
      transformErrorResponse(error) {
        console.log('transformErrorResponse');
        return error.toUpperCase();
      },
      errorResponseSchema: schemaFor('errorResponseSchema', isText),
      providesTags(result, error, loanId) {
        console.log('providesTags');
        return [{type: 'Loan', id: loanId}];
      },
    }),
  }),
});
