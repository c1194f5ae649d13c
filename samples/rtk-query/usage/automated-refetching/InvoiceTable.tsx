import {useGetInvoicesQuery, usePayInvoiceMutation} from './invoicesApi';

export function InvoiceTable() {
  const {
    data,
    isLoading,
    isFetching,
    isError,
    refetch,
    startedTimeStamp = 0,
  } = useGetInvoicesQuery();
  const [payInvoice, payment] = usePayInvoiceMutation();
  // Until a refetch succeeds, a row that was paid says open. The refetch
  // may wait for another request.
  const isOutdated =
    payment.isSuccess && startedTimeStamp < payment.fulfilledTimeStamp;
  const busy = payment.isLoading || isFetching || isError || isOutdated;

  if (isLoading) return <p>Loading invoices…</p>;
  return (
    <>
      {isError && (
        <p role="alert">
          The invoices could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {payment.isError && <p role="alert">The payment failed.</p>}
      <ul aria-busy={isFetching}>
        {data?.map(({id, customer, paid}) => (
          <li key={id}>
            {customer}: {paid ? 'paid' : 'open'}{' '}
            <button disabled={paid || busy} onClick={() => payInvoice(id)}>
              Pay {customer}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
