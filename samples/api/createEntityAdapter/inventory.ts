import {createEntityAdapter} from '@reduxjs/toolkit';

interface Item {
  inventoryNo: string;
  title: string;
}

export const inventoryAdapter = createEntityAdapter({
  selectId: (item: Item) => item.inventoryNo,
});

const items = inventoryAdapter.getInitialState(undefined, [
  {inventoryNo: 'M-1', title: 'Mask'},
  {inventoryNo: 'M-2', title: 'Bell'},
]);

const renamed = inventoryAdapter.updateOne(items, {
  id: 'M-1',
  changes: {inventoryNo: 'M-9'},
});
console.log(renamed.ids);

const clash = inventoryAdapter.updateOne(items, {
  id: 'M-1',
  changes: {inventoryNo: 'M-2'},
});
console.log(clash);
