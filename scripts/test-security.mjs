// `npm run test:security`: attacks on the product. The quick part is also in `npm test`; this adds
// thousands of generated requests and a browser.
import { randomInt } from 'node:crypto';
import { buildWhatIsStale } from './build.mjs';
import { demandNode, withoutSettings } from './lib/house.mjs';
import { run, say } from './lib/say.mjs';
import { conclude, runJest, runJourneys } from './lib/suites.mjs';

const SPECS = [
  'backend/test/security',
  'backend/test/auth',
  'backend/test/media',
  'backend/test/sockets',
];
const JOURNEYS = ['hostile-text', 'access', 'guards', 'page-uploads'];
const REQUESTS = '20000';
const SEED = String(randomInt(2 ** 31 - 1));

await run(async () => {
  demandNode();
  await buildWhatIsStale();
  const generated = {
    SECURITY_REQUESTS: process.env.SECURITY_REQUESTS ?? REQUESTS,
    SECURITY_SEED: process.env.SECURITY_SEED ?? SEED,
  };
  say(`Requests are generated from SECURITY_SEED=${generated.SECURITY_SEED}.`);
  const specs = await runJest({ env: { ...withoutSettings(), ...generated }, args: SPECS });
  process.env.SECURITY_TIMES = '1';
  const journeys = await runJourneys([...JOURNEYS, '--project=js', '--project=no-js']);
  conclude([specs, journeys, await runJourneys(['times', '--project=times'])]);
});
