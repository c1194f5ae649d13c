import {inLife} from '../../../testing/life/inLife';
import {invoiceServer} from './handlers';
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
