import pg from 'pg';
import { until } from '../processes.mjs';
import { call, mailsTo, newAddress, signUpBody } from './members.mjs';

export const MAIL_LIMIT = 60_000;

export function demand(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

export async function rows(rig, sql, params = []) {
  const client = new pg.Client({ connectionString: rig.database.url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows;
  } finally {
    await client.end();
  }
}

/** Somebody joins and gets the mail. @returns how to look for all of their mails */
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
