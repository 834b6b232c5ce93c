import pg from 'pg';
import { until } from '../processes.mjs';
import { call, mailsTo, newAddress, signUpBody } from './members.mjs';

export const MAIL_LIMIT = 60_000;
const REPEATED_LIMIT = 120_000;

export function demand(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

export async function rows(rig, sql, params = []) {
  const client = new pg.Client({ connectionString: rig.database.url });
  // A connection that ends while nothing is asked of it fails at the next question, or at its end.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, params)).rows;
  } finally {
    await client.end();
  }
}

/** Signs somebody up and waits for the email. @returns a function that lists all emails to them */
export async function joinedAndMailed(rig) {
  const address = newAddress();
  const { code } = await call(rig.apis[0].url, 'signup', { body: signUpBody(address) });
  demand(code === 200, `A sign-up was answered with ${code}.`);
  const mails = () => mailsTo(rig.apis[0].url, address);
  demand(
    await until(async () => (await mails()).length > 0, MAIL_LIMIT, 100),
    'The mail of a sign-up did not come.',
  );
  return mails;
}

/** Every repeated job runs again within two minutes, although Redis has lost the schedules. */
export async function repeatedJobsComeBack(rig) {
  const done = async () =>
    new Map(
      (await rows(rig, 'select name, last_ran_at from repeated_job')).map((row) => [
        row.name,
        row.last_ran_at?.getTime() ?? 0,
      ]),
    );
  // The first runs must not be mistaken for those after the loss.
  const all = async () => {
    const times = [...(await done()).values()];
    return times.length > 0 && times.every((time) => time > 0);
  };
  demand(await until(all, REPEATED_LIMIT, 250), 'Repeated jobs were not done at the start.');
  const before = await done();
  await rig.redis.lose();
  let late = [...before.keys()];
  await until(
    async () => {
      const now = await done();
      late = late.filter((name) => now.get(name) <= before.get(name));
      return late.length === 0;
    },
    REPEATED_LIMIT,
    250,
  );
  demand(late.length === 0, `Not done again within two minutes: ${late.join(', ')}.`);
}
