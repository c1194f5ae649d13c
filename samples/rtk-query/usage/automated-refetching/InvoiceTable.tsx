import {useGetInvoicesQuery, usePayInvoiceMutation} from './invoicesApi';

export function InvoiceTable() {
  const {
    data: invoices = [],
    isLoading,
    isFetching,
  } = useGetInvoicesQuery();
  const [payInvoice, payment] = usePayInvoiceMutation();

  if (isLoading) return <p>Loading invoices…</p>;
  return (
    <ul aria-busy={isFetching}>
      {invoices.map(({id, customer, paid}) => (
        <li key={id}>
          {customer}: {paid ? 'paid' : 'open'}{' '}
          <button
            disabled={paid || payment.isLoading}
            onClick={() => payInvoice(id)}
          >
            Pay {customer}
          </button>
        </li>
      ))}
    </ul>
  );
}
