// Ten thousand notifications at once while members request one-time codes: measures the time from
// the request to the email.
import pg from 'pg';
import { pause } from '../lib/processes.mjs';
import { say } from '../lib/say.mjs';
import { quantiles } from './quantiles.mjs';
import { BASE } from './sizes.mjs';

const BURST = 10_000;
const ASK_EVERY_MS = 250;
const LOOK_EVERY_MS = 10;
/** Later emails count as lost. */
const AT_MOST_MS = 60_000;

const FORGET = [
  `delete from notification where kind = 'case-liked' and recipient_id > ${BASE}`,
  `delete from one_time_code where account_id > ${BASE}`,
];
/** Uses existing likes, so that the workers find their facts and notify the authors. */
const TELL = `insert into outbox (queue, name, payload, created_at, run_at)
  select 'notifications', 'case-liked', jsonb_build_object('postId', subject_id, 'memberId', member_id), now(), now() from engagement_like
  where subject_kind = 'clinical-post' and subject_id > ${BASE} order by subject_id desc, id desc limit ${BURST}`;
const LEFT = `select count(*)::int as left from outbox where queue = 'notifications' and name = 'case-liked' and done_at is null`;
const MAILED = 'select from dev_mail where recipient = $1 and id > $2';

const addressOf = (member) => `bench${member}@bench.example`;

export async function measureBurst({ product, database: { url }, sizes }) {
  const admin = new pg.Pool({ connectionString: url, max: 4 });
  for (const statement of FORGET) await admin.query(statement);
  const last = (await admin.query('select coalesce(max(id), 0) as id from dev_mail')).rows[0].id;
  const began = performance.now();
  await admin.query(TELL);
  const waits = [];
  let left = BURST;
  for (let asked = 1; left > 0 && asked < sizes.members; asked++) {
    waits.push(waitOf(addressOf(asked), { product, admin, last }));
    await pause(ASK_EVERY_MS);
    left = (await admin.query(LEFT)).rows[0].left;
  }
  const seconds = (performance.now() - began) / 1_000;
  const times = await Promise.all(waits);
  await admin.end();
  const found = {
    told: BURST,
    seconds,
    codes: times.length,
    max: Math.max(...times),
    ...quantiles(times),
  };
  const { p50, p95, max } = found;
  say(
    `  burst: told in ${seconds.toFixed(1)} s; ${times.length} codes, p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} max ${max.toFixed(0)} ms`,
  );
  return found;
}

/** The time from the request to the email, in ms. */
async function waitOf(address, { product, admin, last }) {
  const began = performance.now();
  const reply = await fetch(`${product.address}/api/v1/sendOtp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.address },
    body: JSON.stringify({ emailId: address }),
  });
  await reply.arrayBuffer();
  for (let waited = 0; waited < AT_MOST_MS; waited = performance.now() - began) {
    if ((await admin.query(MAILED, [address, last])).rowCount > 0) return performance.now() - began;
    await pause(LOOK_EVERY_MS);
  }
  return AT_MOST_MS;
}
