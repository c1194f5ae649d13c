import {configureStore, createAsyncThunk} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {requestInLife} from '../../testing/life/requestInLife';
import {ApproveButton} from './ApproveButton';
import {approvalSlice, approveProof} from './approveProof';
import {handlers} from './handlers';
import {JobForm} from './JobForm';
import {paperSlice, searchPaper} from './paperSearch';
import {Preview} from './Preview';
import {checkPrinter, printerSlice} from './printerStatus';
import {makeStore} from './renderPreview';
import {loadPrice} from './sharedPrice';
import {makeStore as makeShop} from './store';
import {renameJob, titlesSlice} from './titlesSlice';
import {priceOf} from './typesOfAThunk';

inLife('Preview', {
  network: () => [
    http.get('https://print.example/previews/:file', ({params}) =>
      HttpResponse.text(`picture of ${params.file}`),
    ),
  ],
  store: makeStore,
  args: ['menu', 'card'],
  show: (file) => <Preview file={file} />,
  data: (file) => `picture of ${file}`,
});

const approvals = () => [
  http.put('https://print.example/proofs/:file/approval', () =>
    HttpResponse.text('approved'),
  ),
];

const makePrintShop = () => makeShop({pricePerPage: async () => 9});

inLife('JobForm', {
  network: () => handlers,
  store: makePrintShop,
  show: () => <JobForm />,
  before: (person) => person.type('File name', 'menu'),
  act: (person) => person.click('Print'),
});

inLife('ApproveButton', {
  network: approvals,
  store: makePrintShop,
  show: () => <ApproveButton file="menu" />,
  act: (person) => person.click('Approve menu'),
});

requestInLife('approveProof', {
  network: approvals,
  run: async () => {
    const store = configureStore({reducer: approvalSlice.reducer});
    await store.dispatch(approveProof('menu'));
    return store.getState();
  },
});

requestInLife('titlesSlice', {
  network: () => [
    http.put('https://print.example/titles/:job', () =>
      HttpResponse.text(''),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: {titles: titlesSlice.reducer}});
    await store.dispatch(renameJob({job: 'menu', title: 'Summer menu'}));
    return store.getState();
  },
});

requestInLife('paperSearch', {
  network: () => [
    http.get('https://print.example/paper', () =>
      HttpResponse.json(['Ivory 90 g']),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: paperSlice.reducer});
    await store.dispatch(searchPaper('ivory'));
    return store.getState();
  },
});

requestInLife('printerStatus', {
  network: () => [
    http.get('https://print.example/printers/:name', () =>
      HttpResponse.text('ready'),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: printerSlice.reducer});
    await store.dispatch(checkPrinter('north'));
    return store.getState();
  },
});

requestInLife('sharedPrice', {
  network: () => [
    http.get('https://print.example/prices/:paper', () =>
      HttpResponse.text('9'),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: () => null});
    return store.dispatch(loadPrice('ivory')).unwrap();
  },
});

requestInLife('typesOfAThunk', {
  network: () => [
    http.get('https://print.example/prices/:paper', () =>
      HttpResponse.text('9'),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: () => null});
    const loadPrice = createAsyncThunk('prices/load', priceOf);
    return store.dispatch(loadPrice('ivory')).unwrap();
  },
});
