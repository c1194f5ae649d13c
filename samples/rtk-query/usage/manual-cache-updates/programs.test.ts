import {test} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {setlistServer} from './handlers';

test('renameFails', async () => {
  const page = setlistServer();
  page.refuse = true;
  server.use(...page.handlers);
  await recordOutput(
    './renameFails.output.txt',
    () => import('./renameFails'),
  );
});

test('wrongArgument', async () => {
  server.use(...setlistServer().handlers);
  await recordOutput(
    './wrongArgument.output.txt',
    () => import('./wrongArgument'),
  );
});
