import { GRANT_TABLES, type Grant, REVOCATIONS } from '../../src/auth/revocation/revocation.rules';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Columns that keep what somebody has or knows, or where something is sent. */
const TELLTALE =
  'hash|token|secret|digest|password|credential|public_key|endpoint|ticket|^subject$|^issuer$';

/**
 * The digest of a message only tells whether it was sent twice; a form that was not sent is sealed
 * with a key of the browser that filled it in, and opens nothing of the account.
 */
const NO_WAY_IN = ['chat_message', 'unsent_form'];

/** Tables that belong to one account, directly or through one of its sessions. */
const TABLES_OF_MEMBERS = `select distinct c.conrelid::regclass::text as name from pg_constraint c
  where c.contype = 'f' and c.confrelid in ('account'::regclass, 'session'::regclass)`;

describe('Everything that gives access to an account', () => {
  it('[D-900] has its line for each event, as far as the tables of the database tell', async () => {
    const found = await app.rows<{ name: string }>(
      `select distinct m.name from (${TABLES_OF_MEMBERS}) m
       join information_schema.columns k on k.table_name = m.name and k.table_schema = 'public'
       where k.data_type = 'bytea' or k.column_name ~ '${TELLTALE}' order by 1`,
    );
    const tables = found.map(({ name }) => name).filter((name) => !NO_WAY_IN.includes(name));
    const named = new Set<string>(Object.values(GRANT_TABLES));
    named.delete('account');
    expect(tables).toEqual([...named].sort());
  });

  it('[D-900] is named in every event', () => {
    const grants = Object.keys(GRANT_TABLES) as Grant[];
    for (const fates of Object.values(REVOCATIONS))
      expect(Object.keys(fates).sort()).toEqual([...grants].sort());
  });
});
