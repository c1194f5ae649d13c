import {missingEngines, skippedLine} from './engines/ensure.mjs';
import {playwrightArguments} from './engines/arguments.mjs';
import {main, run} from './shell.mjs';

/** `npm run test:engines` tries every behavior in every engine; `npm run test:engines -- firefox copy.spec` those of copy in Firefox. */
await main(async () => {
  const args = playwrightArguments(process.argv.slice(2));
  const missing = await missingEngines();
  if (missing.length > 0) console.log(skippedLine(missing));
  const {code} = await run('playwright', args);
  process.exitCode = code;
});
