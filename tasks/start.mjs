import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensureDependencies} from './install.mjs';
import {main, root} from './shell.mjs';

await main(async () => {
  const isFirst = !existsSync(join(root, 'node_modules/.cache'));
  console.log(
    'This installs the locked dependencies where they are missing, builds the site and serves it on this machine.\n' +
      (isFirst
        ? 'The first time that usually takes three to four minutes.'
        : 'That usually takes less than half a minute.'),
  );
  await ensureDependencies();
  // Imported late: they need the dependencies.
  const [{buildWithProgress}, {serveBuild}] = await Promise.all([
    import('./build.mjs'),
    import('./serve.mjs'),
  ]);
  await buildWithProgress();
  await serveBuild();
});
