// `npm test`: every spec on a real PostgreSQL, then the journeys in a browser, against a product
// started for them.
import { buildWhatIsStale } from './build.mjs';
import { demandNode, withoutSettings } from './lib/house.mjs';
import { run } from './lib/say.mjs';
import { conclude, runJest, runJourneys } from './lib/suites.mjs';

await run(async () => {
  demandNode();
  await buildWhatIsStale();
  const specs = await runJest({ env: withoutSettings() });
  const journeys = await runJourneys();
  conclude([specs, journeys]);
});
