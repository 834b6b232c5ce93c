// Database time of asking colleagues once, with a realistic history of questions.
import { pause } from '../lib/processes.mjs';
import { BASE, cookieHeader } from './sizes.mjs';

const ASKINGS = 20;
const DAYS = 30;
/** One member in four was asked in the last 30 days. */
const ASKED_SHARE = 4;

/** Gives members time zones and settings, and a history of questions from the last 30 days. */
const LATELY = ({ members }) => [
  `update account set time_zone = (array['Europe/Berlin','America/New_York','Asia/Kolkata','Asia/Tokyo','Africa/Lagos','America/Sao_Paulo','Australia/Sydney','Europe/London'])[1 + id % 8]
    where id > ${BASE} and time_zone is null`,
  `insert into asking_preference (account_id, takes, quiet_from, quiet_to)
    select ${BASE} + i, i % 10 > 0, '22:00', case i % 3 when 0 then '22:00' else '07:00' end from generate_series(1, ${members}, 5) i on conflict do nothing`,
  `with asked as (
      insert into case_ask (post_id, speciality, urgency, asked_at, due_at, ended_at, waves)
      select id, speciality, 'week', now() - (id % ${DAYS}) * interval '1 day', now(), now(), 2 from clinical_post
      where kind = 'case' and id > ${BASE} order by id limit ${Math.ceil(members / ASKED_SHARE / 20)} on conflict do nothing returning post_id, asked_at)
    insert into asked_member (post_id, member_id, wave, asked_at)
    select post_id, ${BASE} + 1 + (post_id * 37 + i * 101) % ${members}, 1 + i / 10, asked_at from asked, generate_series(0, 19) i on conflict do nothing`,
  'analyze account, asking_preference, case_ask, asked_member',
];

const SPENT = `select queryid::text as id, total_exec_time as ms from pg_stat_statements s join pg_database d on d.oid = s.dbid
  where d.datname = 'suture' and query !~* '^select pg_stat'`;

/** @returns the database time in milliseconds of one asking: all statements of its request */
export async function measureAsking({ product, database: { admin }, sizes }) {
  for (const statement of LATELY(sizes)) await admin.query(statement);
  const { rows: specialities } = await admin.query('select name from speciality order by id');
  // Statements that the workers run even when idle.
  const idle = new Set((await spentWhile(admin, () => pause(6_000))).map(({ id }) => id));
  const spent = [];
  for (let nth = 0; nth < ASKINGS; nth += 1) {
    const { name } = specialities[nth % specialities.length];
    // A first request warms up the cache, as in a network in which somebody asks every few minutes.
    await asked(product, await aCase(product, name));
    const id = await aCase(product, name);
    let members = 0;
    const statements = await spentWhile(admin, async () => {
      members = await asked(product, id);
    });
    const own = statements.filter((statement) => !idle.has(statement.id));
    spent.push({ ms: own.reduce((sum, { ms }) => sum + ms, 0), members });
  }
  const ordered = spent.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    askings: spent.length,
    members: Math.min(...spent.map(({ members }) => members)),
    median: ordered[Math.floor(ordered.length / 2)],
    most: ordered.at(-1),
  };
}

async function spentWhile(admin, work) {
  await admin.query('select pg_stat_statements_reset()');
  await work();
  return (await admin.query(SPENT)).rows;
}

async function send({ address }, path, body) {
  const reply = await fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieHeader(1),
      origin: address,
    },
    body: JSON.stringify(body),
  });
  const said = await reply.json();
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}

async function aCase(product, speciality) {
  const { id } = await send(product, 'clinicalCases', {
    speciality,
    age: 54,
    gender: 'Female',
    diagnosis: 'Colonic volvulus',
    indemnity: true,
    consent: true,
    relevance: true,
  });
  return id;
}

async function asked(product, id) {
  const { result } = await send(product, `clinicalCases/${id}/ask`, { urgency: 'today' });
  return result.asked;
}
