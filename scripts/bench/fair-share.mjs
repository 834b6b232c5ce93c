// What one member who asks for costly things as fast as allowed costs another, with limits on: the
// feed page and the check of a single picture, quiet and beside each of these things.
import { someFreePort } from '../lib/ports.mjs';
import { pause } from '../lib/processes.mjs';
import { costlyThings, freshPicture, reviewOf, whoAsks } from './costly.mjs';
import { startProduct } from './product.mjs';
import { quantiles } from './quantiles.mjs';
import { cookieHeader } from './sizes.mjs';

/** Each thing is asked for by a member of its own, whose limits nothing else has spent. */
const ASKING = 2;
const FIRST_OTHER = 30;
const AT_ONCE = 20;
const SECONDS_EACH = 30;
const BETWEEN_CHECKS_MS = 1_000;
const REFUSED = [429, 503];

const asks = (address, member) =>
  async function ask({ path, headers, ...request }) {
    return fetch(address + path, {
      ...request,
      headers: { cookie: cookieHeader(member), origin: address, ...headers },
    });
  };

/** @returns p95 in ms of the feed page and of the check, and how many requests were refused */
export async function measureFairShare({ database, dataDir, sizes }) {
  // What an earlier run has asked for counts no longer.
  await database.admin.query('truncate rate_counter');
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const product = await startProduct({ dataDir, place, database, rateLimits: 'on' });
  try {
    const things = await costlyThings({ sizes, ask: asks(product.address, ASKING) });
    await othersFor(asks(product.address, FIRST_OTHER - 1));
    const quiet = await othersFor(asks(product.address, FIRST_OTHER));
    const beside = [];
    for (const [nth, [thing, next]] of Object.entries(things).entries()) {
      const stop = askAsFastAsAllowed(
        asks(product.address, whoAsks(thing, nth, { member: ASKING, sizes })),
        next,
      );
      const seen = await othersFor(asks(product.address, FIRST_OTHER + 1 + nth));
      beside.push({ thing, ...seen, asked: await stop() });
    }
    return { quiet, beside };
  } finally {
    await product.stop();
  }
}

/** Twenty at once; whoever is refused waits as long as the reply says. */
function askAsFastAsAllowed(ask, next) {
  let isOver = false;
  const statuses = {};
  const over = new AbortController();
  const one = async () => {
    while (!isOver) {
      const reply = await ask({ ...next(), signal: over.signal });
      await reply.arrayBuffer();
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      if (REFUSED.includes(reply.status))
        await pause(Math.min(1_000 * Number(reply.headers.get('retry-after') ?? 1), 2_000));
    }
  };
  const all = Array.from({ length: AT_ONCE }, () =>
    one().catch((error) => {
      if (!isOver) throw error;
    }),
  );
  return async () => {
    isOver = true;
    over.abort();
    await Promise.all(all);
    return statuses;
  };
}

/** The other member reads the feed page over and over, and has pictures checked meanwhile. */
async function othersFor(ask) {
  const end = Date.now() + 1_000 * SECONDS_EACH;
  let refused = 0;
  const timed = async (request) => {
    const began = performance.now();
    const reply = await ask(request);
    await reply.arrayBuffer();
    if (!reply.ok) refused += 1;
    return performance.now() - began;
  };
  const [pages, checks] = [[], []];
  const reading = async () => {
    while (Date.now() < end) {
      pages.push(await timed({ path: '/community', headers: { accept: 'text/html' } }));
      await pause(250);
    }
  };
  const checking = async () => {
    while (Date.now() < end) {
      checks.push(await timed(reviewOf(await freshPicture(), 'IMAGE')()));
      await pause(BETWEEN_CHECKS_MS);
    }
  };
  await Promise.all([reading(), checking()]);
  return { page: quantiles(pages).p95, check: quantiles(checks).p95, refused };
}
