import {useGetInvoicesQuery, usePayInvoiceMutation} from './invoicesApi';

export function InvoiceTable() {
  const {data, isLoading, isFetching, isError} = useGetInvoicesQuery();
  const [payInvoice, payment] = usePayInvoiceMutation();

  if (isLoading) return <p>Loading invoices…</p>;
  return (
    <>
      {isError && <p role="alert">The invoices could not be loaded.</p>}
      {payment.isError && <p role="alert">The payment failed.</p>}
      <ul aria-busy={isFetching}>
        {data?.map(({id, customer, paid}) => (
          <li key={id}>
            {customer}: {paid ? 'paid' : 'open'}{' '}
            <button
              // During the refetch, a row that was paid still says open.
              disabled={paid || payment.isLoading || isFetching}
              onClick={() => payInvoice(id)}
            >
              Pay {customer}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
