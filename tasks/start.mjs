import {build} from './build.mjs';
import {ensureDependencies} from './install.mjs';
import {serveBuild} from './serve.mjs';
import {main, TaskError} from './shell.mjs';

await main(async () => {
  await ensureDependencies();
  console.log('Building the site…');
  const {code} = await build();
  if (code !== 0) throw new TaskError('The build failed: see the message above.');
  await serveBuild();
});
