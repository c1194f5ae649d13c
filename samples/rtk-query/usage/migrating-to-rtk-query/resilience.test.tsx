import {addListener} from '@reduxjs/toolkit';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {NoteForm} from './after/NoteForm';
import {OrderList} from './after/OrderList';
import {ordersApi} from './after/ordersApi';
import {shipAllFailed, shipAllRequested} from './after/shipAll';
import {makeStore} from './after/store';
import {OrderList as OldList} from './before/OrderList';
import {makeStore as makeOldStore} from './before/store';
import {makeStore as makeBridgedStore} from './bridge/store';
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
requestInLife('after/shipAll', {
  network,
  run: () =>
    new Promise((resolve) => {
      const {getOrders, shipOrder} = ordersApi.endpoints;
      const {dispatch} = makeBridgedStore();
      let open = 0;
      const endIf = (isOver: boolean, how: string) => {
        if (isOver) resolve(how);
      };
      dispatch(
        addListener({
          matcher: getOrders.matchFulfilled,
          effect: ({payload}) => {
            open = payload.length;
            endIf(open === 0, 'nothing to ship');
          },
        }),
      );
      dispatch(
        addListener({
          matcher: shipOrder.matchFulfilled,
          effect: () => endIf(--open === 0, 'shipped'),
        }),
      );
      dispatch(
        addListener({
          actionCreator: shipAllFailed,
          effect: () => endIf(true, 'failed'),
        }),
      );
      dispatch(shipAllRequested());
    }),
});
