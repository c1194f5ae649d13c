import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {invoiceServer} from './handlers';
import {InvoiceDetail} from './InvoiceDetail';
import {invoicesApi} from './invoicesApi';
import {InvoiceTable} from './InvoiceTable';
import {makeStore} from './store';

inLife('InvoiceTable', {
  network: () => invoiceServer(() => {}),
  store: makeStore,
  api: invoicesApi,
  show: () => <InvoiceTable />,
  data: () => 'Mill Theatre',
  act: (person) => person.click('Pay Mill Theatre'),
  facts: 'li',
});

inLife('InvoiceDetail', {
  network: () => [
    http.delete(
      'https://invoices.example/api/invoices/:id',
      () => new HttpResponse(null, {status: 204}),
    ),
    ...invoiceServer(() => {}),
  ],
  store: makeStore,
  api: invoicesApi,
  args: [1, 2],
  show: (id) => <InvoiceDetail id={id} />,
  data: (id) => (id === 1 ? 'Harbor Bakery' : 'Mill Theatre'),
  act: (person) => person.click('Delete'),
});
