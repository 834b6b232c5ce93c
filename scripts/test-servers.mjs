// `npm run test:servers`: repeats the tests of queues, mail, media and the journeys on PostgreSQL,
// Redis, S3 and mail servers; then runs the product as many processes, some of which are killed.
import { buildWhatIsStale } from './build.mjs';
import { demandNode, withoutSettings } from './lib/house.mjs';
import { startMailCatcher } from './lib/mail-catcher.mjs';
import { openObjectStore } from './lib/object-store.mjs';
import { run, say } from './lib/say.mjs';
import { openPostgresServer, openRedisServer } from './lib/servers.mjs';
import { startSocialProviders } from './lib/social-providers.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';
import { conclude, runJest, runPlaywright, STORES, startProduct } from './lib/suites.mjs';
import { testTopology } from './test-topology.mjs';

async function opened(server) {
  const open = await server;
  onStop(open.stop);
  return open;
}

async function testOnServers() {
  demandNode();
  await buildWhatIsStale();
  const postgres = await opened(openPostgresServer());
  const redis = await opened(openRedisServer());
  const store = await opened(openObjectStore());
  const mail = await opened(startMailCatcher());
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...store.settings };
  say(
    `On ${postgres.url.replace(/:[^:@/]+@/, '@')}, ${redis.url}, ${mail.smtpUrl} and an S3 server.`,
  );

  // The specs look up emails in the embedded inbox; the journeys below receive theirs by SMTP.
  const forSpecs = {
    TEST_ON_SERVERS: '1',
    TEST_DATABASE_URL: postgres.url,
    TEST_SMTP_URL: mail.smtpUrl,
    INBOX_URL: mail.inboxUrl,
  };
  // The topology leaves the processors idle for most of the time, while what was killed starts again.
  // Specs, journeys and topology have databases and queues of their own.
  const specs = runJest({ env: { ...withoutSettings(), ...shared, ...forSpecs } });
  const product = await startProductOn({ shared, mail });
  const journeys = driveProduct(product, { mail, postgres });
  const own = { store: await opened(openObjectStore()), mail: await opened(startMailCatcher()) };
  const topology = specs.then(() => testTopology({ postgres, redis, ...own }));
  conclude(await Promise.all([specs, journeys, topology]));
}

async function startProductOn({ shared, mail }) {
  const providers = await opened(startSocialProviders());
  return startProduct({
    STAGE: 'local',
    RATE_LIMITS: 'off',
    YIELD_TO_PAGES: 'off',
    SMTP_URL: mail.smtpUrl,
    ...STORES,
    ...shared,
    ...providers.settings,
  });
}

async function driveProduct(product, { mail, postgres }) {
  let journeys = { passed: 0, failed: 1 };
  try {
    const where = {
      TEST_ON_SERVERS: '1',
      E2E_URL: product.address,
      INBOX_URL: mail.inboxUrl,
      E2E_DATA_DIR: product.env.DATA_DIR,
    };
    const own = {
      ...STORES,
      E2E_PUSH_ORIGIN: product.env.PUSH_HOSTS,
      E2E_DATABASE_URL: postgres.url,
    };
    journeys = await runPlaywright({
      env: { ...process.env, ...where, ...own },
      name: 'journeys-on-servers',
    });
  } finally {
    await product.stop(journeys);
  }
  return journeys;
}

await run(() => runThenStop(testOnServers));
