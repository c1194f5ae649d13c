import {skipToken} from '@reduxjs/toolkit/query/react';
import {useDeleteInvoiceMutation} from './deleteInvoice';
import {useGetInvoiceQuery} from './invoicesApi';

export function InvoiceDetail({id}: {id: number}) {
  const [deleteInvoice, deletion] = useDeleteInvoiceMutation();
  const gone =
    (deletion.isLoading || deletion.isSuccess) &&
    deletion.originalArgs === id;
  // While the query is skipped, its tag removes the entry.
  const {currentData, isError, refetch} = useGetInvoiceQuery(
    gone ? skipToken : id,
  );

  if (gone) return <p>{deletion.isLoading ? 'Deleting…' : 'Deleted.'}</p>;
  return (
    <>
      {isError && (
        <p role="alert">
          The invoice could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {currentData ? (
        <>
          <h2>{currentData.customer}</h2>
          <button onClick={() => deleteInvoice(id)}>Delete</button>
        </>
      ) : (
        !isError && <p>Loading…</p>
      )}
      {deletion.isError && deletion.originalArgs === id && (
        <p role="alert">The invoice could not be deleted.</p>
      )}
    </>
  );
}
