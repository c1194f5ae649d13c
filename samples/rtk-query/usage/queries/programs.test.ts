import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {fakeArchive} from './handlers';

beforeEach(() => server.use(...fakeArchive().handlers));

test('wrongYear', async () => {
  const printed = captureConsole();
  await import('./wrongYear');
  const [unhandled] = printed.texts('error');
  expect(unhandled).toMatch(/^An unhandled error occurred processing/);
  // The console also shows the error's fields, among them request and response.
  expect(unhandled).toContain("schemaName: 'responseSchema'");
  const shown = printed.lines.map(({level, text}) =>
    level === 'error' ? `[error] ${text.split(' {\n')[0]}` : text,
  );
  await record('./wrongYear.output.txt', shown.join('\n'));
});
