import {main, run} from './shell.mjs';

/** `npm run test:tutorials` follows the tutorials as a reader does: the newest starter, packages from the registry. */
await main(async () => {
  const {code} = await run('playwright', ['test', 'e2e/tutorials.spec', '--workers=1'], {
    env: {TUTORIALS_FROM: 'registry'},
  });
  process.exitCode = code;
});
