import {http, HttpResponse} from 'msw';
import {vi} from 'vitest';
import {inLife} from '../../../testing/life/inLife';
import {CatalogUpload} from './CatalogUpload';
import {fakeNursery} from './handlers';
import {LabelButton} from './LabelButton';
import {nurseryApi} from './nurseryApi';
import {OrderButton} from './OrderButton';
import {OrderForm} from './OrderForm';
import {OrderList} from './OrderList';
import {OrderRows} from './OrderRows';
import {ReceiptForm} from './ReceiptForm';
import {Header, PotsEditor} from './SaveStatus';
import {makeStore} from './store';

const nursery = {
  network: () => fakeNursery().handlers,
  store: makeStore,
  api: nurseryApi,
};
const files = {
  ...nursery,
  network: () => [
    http.post('https://nursery.example/api/*', () =>
      HttpResponse.json({receipt: 'r8', catalog: 'c8'}),
    ),
    http.get('https://nursery.example/api/*', () => {
      // jsdom has neither object URLs nor downloads.
      URL.createObjectURL = () => 'blob:label';
      URL.revokeObjectURL = () => {};
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
        () => {},
      );
      return new HttpResponse('%PDF');
    }),
  ],
};

inLife('OrderList', {
  ...nursery,
  show: () => <OrderList />,
  data: () => 'Fern',
});
inLife('OrderButton', {
  ...nursery,
  show: () => <OrderButton plant="Moss" />,
  act: (person) => person.click('Order Moss'),
});
inLife('OrderForm', {
  ...nursery,
  show: () => <OrderForm onSaved={() => {}} />,
  act: async (person) => {
    await person.type('Pots', '3');
    await person.click('Save');
  },
});
inLife('OrderRows', {
  ...nursery,
  show: () => <OrderRows />,
  data: () => 'Ivy',
  act: (person) => person.click('Delete Ivy'),
});
inLife('SaveStatus', {
  ...nursery,
  show: () => (
    <>
      <Header />
      <PotsEditor id="o1" />
    </>
  ),
  act: (person) => person.click('Order a dozen'),
});
inLife('ReceiptForm', {
  ...files,
  show: () => <ReceiptForm />,
  act: async (person) => {
    await person.upload('Receipt', new File(['2 ivies'], 'ivy.txt'));
    await person.submit('Upload');
  },
});
inLife('LabelButton', {
  ...files,
  show: () => <LabelButton orderId="o1" />,
  act: (person) => person.click('Save the label'),
});
inLife('CatalogUpload', {
  ...files,
  show: () => <CatalogUpload file={new File(['moss'], 'moss.csv')} />,
  act: (person) => person.click('Upload the catalog'),
});
