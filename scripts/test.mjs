// `npm test`: every spec, each on real PostgreSQL; then the journeys in a browser, against a product started for them.
import { buildWhatIsStale } from './build.mjs';
import { demandNode, withoutSettings } from './lib/house.mjs';
import { run } from './lib/say.mjs';
import { startSocialProviders } from './lib/social-providers.mjs';
import { conclude, runJest, runPlaywright, STORES, startProduct } from './lib/suites.mjs';

async function endToEnd() {
  const providers = await startSocialProviders();
  const product = await startProduct({ STAGE: 'local', RATE_LIMITS: 'off', ...STORES, ...providers.settings });
  let tally = { passed: 0, failed: 1 };
  try {
    const where = {
      E2E_URL: product.address,
      INBOX_URL: `${product.address}/api/v1/dev/inbox`,
      E2E_DATA_DIR: product.env.DATA_DIR,
      E2E_PUSH_ORIGIN: product.env.PUSH_HOSTS,
      ...STORES,
    };
    tally = await runPlaywright({ env: { ...process.env, ...where } });
  } finally {
    await product.stop(tally);
    providers.stop();
  }
  return tally;
}

await run(async () => {
  demandNode();
  await buildWhatIsStale();
  const specs = await runJest({ env: withoutSettings() });
  const journeys = await endToEnd();
  conclude([specs, journeys]);
});
