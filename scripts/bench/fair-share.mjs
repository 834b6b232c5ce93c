// What one member who asks for costly things as fast as allowed costs another, with limits on: the
// feed page and the check of a single picture, quiet and beside each of these things.
import { randomInt } from 'node:crypto';
import { someFreePort } from '../lib/ports.mjs';
import { pause } from '../lib/processes.mjs';
import { costlyThings, freshPicture, reviewOf, whoAsks } from './costly.mjs';
import { startProduct } from './product.mjs';
import { quantiles } from './quantiles.mjs';
import { cookieHeader } from './sizes.mjs';

/** Each thing is asked for by a member of its own, whose limits nothing else has spent. */
const OTHERS_AFTER = 20;
const SECOND_AFTER = 16;
/** Runs choose one of so many groups of members, because some limits hold for a day. */
const GROUPS = 30;
const OF_A_GROUP = 60;
const AT_ONCE = 20;
/** Most limits count by the minute: a short look sees their first burst alone. */
const SECONDS_EACH = 45;
/** The others stay below their own limits. */
const BETWEEN_PAGES_MS = 600;
const BETWEEN_CHECKS_MS = 2_000;
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
  await database.admin.query('truncate rate_counter');
  const asking = 100 + OF_A_GROUP * randomInt(GROUPS);
  const other = asking + OTHERS_AFTER;
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const product = await startProduct({ dataDir, place, database, rateLimits: 'on' });
  try {
    const things = await costlyThings({ sizes, ask: asks(product.address, asking) });
    await othersFor(product.address, other - 2);
    const quiet = await othersFor(product.address, other - 1);
    const beside = [];
    for (const [nth, [thing, next]] of Object.entries(things).entries()) {
      const stop = askAsFastAsAllowed(
        asks(product.address, whoAsks(thing, nth, { member: asking, sizes })),
        next,
      );
      const seen = await othersFor(product.address, other + nth);
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

/**
 * Two other members read the feed page by turns, as often as their limits allow, and one of them has
 * pictures checked meanwhile.
 */
async function othersFor(address, member) {
  const [ask, askToo] = [asks(address, member), asks(address, member + SECOND_AFTER)];
  const end = Date.now() + 1_000 * SECONDS_EACH;
  let refused = 0;
  const timed = async (send, request) => {
    const began = performance.now();
    const reply = await send(request);
    await reply.arrayBuffer();
    if (!reply.ok) refused += 1;
    return performance.now() - began;
  };
  const [pages, checks] = [[], []];
  const reading = async () => {
    while (Date.now() < end) {
      const reader = pages.length % 2 === 0 ? ask : askToo;
      pages.push(await timed(reader, { path: '/community', headers: { accept: 'text/html' } }));
      await pause(BETWEEN_PAGES_MS);
    }
  };
  const checking = async () => {
    while (Date.now() < end) {
      checks.push(await timed(ask, reviewOf(await freshPicture(), 'IMAGE')()));
      await pause(BETWEEN_CHECKS_MS);
    }
  };
  await Promise.all([reading(), checking()]);
  return { page: quantiles(pages).p95, check: quantiles(checks).p95, refused };
}
