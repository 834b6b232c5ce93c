// `npm run journeys -- visitors.spec.ts --project=js`: runs some or all journeys against a product
// started for them. Arguments after `--` are passed to Playwright.
import { buildWhatIsStale } from './build.mjs';
import { demandNode } from './lib/house.mjs';
import { run } from './lib/say.mjs';
import { conclude, runJourneys } from './lib/suites.mjs';

await run(async () => {
  demandNode();
  await buildWhatIsStale();
  conclude([await runJourneys(process.argv.slice(2))]);
});
