import {inLife} from '../../../testing/life/inLife';
import {NoteForm} from './after/NoteForm';
import {OrderList} from './after/OrderList';
import {ordersApi} from './after/ordersApi';
import {makeStore} from './after/store';
import {OrderList as OldList} from './before/OrderList';
import {makeStore as makeOldStore} from './before/store';
import {ordersServer} from './handlers';

const network = () => ordersServer().handlers;
const after = {network, store: makeStore, api: ordersApi};

inLife('before/OrderList', {
  network,
  store: makeOldStore,
  show: () => <OldList />,
  data: () => 'Ames',
  act: (person) => person.click('Ship'),
});
inLife('after/OrderList', {
  ...after,
  show: () => <OrderList />,
  data: () => 'Ames',
  act: (person) => person.click('Ship'),
});
inLife('after/NoteForm', {
  ...after,
  show: () => <NoteForm id={1} />,
  act: async (person) => {
    await person.type('Note', 'back door');
    await person.click('Save');
  },
});
