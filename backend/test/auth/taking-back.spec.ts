import { createHash } from 'node:crypto';
import { Passwords } from '../../src/auth/passwords';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, type Person } from '../support/people';
import { type LocalProviders, startProviders } from './social/support/providers';
import { Intruder, mailedCode, resetBy, WAYS_IN, type WayIn } from './support/intruder';

let providers: LocalProviders;
let app: RunningApp;
beforeAll(async () => {
  providers = await startProviders();
  app = await startApp(providers.settings);
  await aMember(app);
  hashQuickly(app.nest.get(Passwords));
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

const OWNERS_PASSWORD = 'owners-retractor-5';

/** Hundreds of log-ins: hashing would take most of the time, and proves nothing here. */
function hashQuickly(passwords: Passwords): void {
  const slow = passwords.matches.bind(passwords);
  const known = new Map<string, Promise<boolean>>();
  const quick = (password: string) =>
    `quick ${createHash('sha256').update(password).digest('hex')}`;
  passwords.hash = async (password) => quick(password);
  passwords.matches = async (kept, password) => {
    if (!kept?.startsWith('$argon2')) return kept === quick(password);
    const key = `${kept} ${password}`;
    known.set(key, known.get(key) ?? slow(kept, password));
    return known.get(key) as Promise<boolean>;
  };
}

/** What gives access to the account, by table. */
async function grantsOf({ id }: Person): Promise<Record<string, number>> {
  const [row] = await app.rows<Record<string, number>>(
    `select
      (select count(*)::int from session where account_id = :id and ended_at is null) as sessions,
      (select count(*)::int from refresh_token t join session s on s.id = t.session_id where s.account_id = :id) as "refreshTokens",
      (select count(*)::int from sign_in_ticket where account_id = :id) as tickets,
      (select count(*)::int from passkey where account_id = :id) as passkeys,
      (select count(*)::int from totp where account_id = :id) as totp,
      (select count(*)::int from recovery_code where account_id = :id) as "recoveryCodes",
      (select count(*)::int from identity where account_id = :id) as identities,
      (select count(*)::int from push_subscription where member_id = :id) as pushes,
      (select count(*)::int from export_link where account_id = :id and ended_at is null) as exports,
      (select count(*)::int from one_time_code where account_id = :id) as codes,
      (select count(*)::int from email_change where account_id = :id and ended_at is null) as changes`.replaceAll(
      ':id',
      String(id),
    ),
  );
  return row ?? {};
}

const NOTHING = {
  sessions: 0,
  refreshTokens: 0,
  tickets: 0,
  passkeys: 0,
  totp: 0,
  recoveryCodes: 0,
  identities: 0,
  pushes: 0,
  exports: 0,
  codes: 0,
  changes: 0,
};

interface Home {
  readonly owner: Person;
  readonly intruder: Intruder;
  /** Of the mail about the sign-in. */
  readonly notMe: string;
}

async function broken(ways: readonly WayIn[]): Promise<Home> {
  app.clock.set(new Date());
  const owner = await aMember(app);
  const intruder = new Intruder(app, providers, owner);
  const notMe = await intruder.enter();
  for (const way of ways) await intruder.add(way);
  await intruder.leaveTraps();
  app.clock.advance(60_001);
  return { owner, intruder, notMe };
}

const canLogIn = async ({ email }: Person) =>
  (await aVisitor(app).post('login', { emailId: email, password: OWNERS_PASSWORD })).code === 200;

/** The two ways back, to the owner's own password. */
const WAYS_BACK = {
  'this was not me': async ({ owner, notMe }: Home) => {
    expect((await aVisitor(app).post('account/not-me', { token: notMe })).code).toBe(200);
    expect(await grantsOf(owner)).toEqual(NOTHING);
    const code = await mailedCode(app, owner.id, owner.email);
    expect((await resetBy(app, owner.email, code, OWNERS_PASSWORD)).code).toBe(200);
  },
  'the old mailbox': async ({ owner, intruder }: Home) => {
    const given = { token: intruder.wayBack, password: OWNERS_PASSWORD };
    expect((await aVisitor(app).post('account/email/revert', given)).code).toBe(200);
    expect(await grantsOf(owner)).toEqual(NOTHING);
  },
};

const orders = WAYS_IN.flatMap((first) =>
  WAYS_IN.filter((second) => second !== first).map((second) => [first, second] as const),
);
const moves = (ways: readonly WayIn[]) =>
  ways.some((way) => way === 'address' || way === 'google' || way === 'wish');

describe('An owner takes the account back', () => {
  it('[D-900] has to: without it, everything that an intruder added opens the account', async () => {
    const { intruder } = await broken(['password', 'address', 'passkey', 'google', 'second-step']);
    expect(await intruder.openings()).toEqual(
      expect.arrayContaining(['session', 'passkey', 'google', 'ticket', 'recovery code']),
    );
  });

  for (const first of WAYS_IN)
    it(`[D-900 D-901 D-902] from somebody who first used ${first}, and then each other way in`, async () => {
      for (const ways of orders.filter(([one]) => one === first))
        for (const [name, takeBack] of Object.entries(WAYS_BACK)) {
          if (name === 'the old mailbox' && !moves(ways)) continue;
          const home = await broken(ways);
          await takeBack(home);
          expect([name, ways, await home.intruder.openings()]).toEqual([name, ways, []]);
          expect([name, ways, await canLogIn(home.owner)]).toEqual([name, ways, true]);
        }
    });
});
