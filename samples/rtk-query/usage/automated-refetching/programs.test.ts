import {beforeEach, test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {invoiceServer} from './handlers';

// The recordings show what the server receives between the lines a program prints.
beforeEach(() =>
  server.use(...invoiceServer((line) => console.log(`  ${line}`))),
);

test('payOne', async () => {
  await recordOutput('./payOne.output.txt', () => import('./payOne'));
});

test('closedInvoice', async () => {
  await recordOutput(
    './closedInvoice.output.txt',
    () => import('./closedInvoice'),
  );
});

test('whatRefetches', async () => {
  await recordOutput(
    './whatRefetches.output.txt',
    () => import('./whatRefetches'),
  );
});
