// `npm test`: every spec on a real PostgreSQL, then the journeys in a browser, against a product
// started for them.
import { buildWhatIsStale } from './build.mjs';
import { demandNode, withoutSettings } from './lib/house.mjs';
import { run } from './lib/say.mjs';
import { conclude, runJest, runJourneys } from './lib/suites.mjs';

await run(async () => {
  demandNode();
  await buildWhatIsStale(['server']);
  // Only the journeys need the pages, and one processor is enough to build them.
  const pages = buildWhatIsStale(['pages']);
  // A failed build is reported after the specs, by `await pages`.
  pages.catch(() => undefined);
  const specs = await runJest({ env: withoutSettings() });
  await pages;
  const journeys = await runJourneys();
  conclude([specs, journeys]);
});
