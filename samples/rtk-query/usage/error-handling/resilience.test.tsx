import {HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {AddressForm} from './AddressForm';
import {CartPage} from './CartPage';
import {CartPanel} from './CartPanel';
import {checkoutApi, makeStore} from './checkoutApi';
import {cart, shopServer} from './handlers';

const shop = {
  network: () => [
    shopServer({cart, address: () => HttpResponse.json({})}).handler,
  ],
  store: makeStore,
  api: checkoutApi,
};

inLife('AddressForm', {
  ...shop,
  show: () => <AddressForm onSaved={() => {}} />,
  act: async (person) => {
    await person.type('Street', 'Mill Lane 1');
    await person.type('ZIP code', '89073');
    await person.click('Save');
  },
});
inLife('CartPanel', {
  ...shop,
  show: () => <CartPanel />,
  data: () => '21 €',
});
inLife('CartPage', {
  ...shop,
  show: () => <CartPage />,
  retry: (person) => person.click('Try again'),
  data: () => '21 €',
});
