import { randomBytes } from 'node:crypto';
import { Account, type Duty } from '../../src/auth/account.entity';
import { Passwords } from '../../src/auth/passwords';
import { SessionsService } from '../../src/auth/sessions/sessions.service';
import type { RunningApp } from './app';
import { Client } from './client';

export const PASSWORD = 'first-incision-7';

/** Somebody with an account, signed in by a Bearer token as the mobile apps are. */
export class Person extends Client {
  constructor(
    app: Pick<RunningApp, 'url'>,
    token: string,
    readonly id: number,
    readonly email: string,
    readonly fullName: string,
  ) {
    super(app, { authorization: `Bearer ${token}` });
  }
}

interface Wanted {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** The highest onboarding step completed; 2 makes a member. */
  readonly step?: number;
  readonly role?: 'member' | 'admin';
  readonly duties?: Duty[];
}

export const aMember = (app: RunningApp, wanted: Wanted = {}) =>
  aPerson(app, { step: 2, ...wanted });
export const anOnboarding = (app: RunningApp, wanted: Wanted = {}) =>
  aPerson(app, { step: 0, ...wanted });
export const anAdmin = (app: RunningApp) => aPerson(app, { step: 2, role: 'admin' });
export const aModerator = (app: RunningApp) => aPerson(app, { step: 2, duties: ['moderator'] });
export const anEditor = (app: RunningApp) => aPerson(app, { step: 2, duties: ['editor'] });
export const aVisitor = (app: RunningApp) => new Client(app);

/** A verified account straight in the table: stories about joining go through the door instead. */
async function aPerson(app: RunningApp, wanted: Wanted): Promise<Person> {
  const em = app.em();
  const account = new Account({
    email: wanted.email ?? `${randomBytes(6).toString('hex')}@example.org`,
    firstName: wanted.firstName ?? 'Anna',
    lastName: wanted.lastName ?? 'Keller',
    passwordHash: await passwordHash(app),
    now: app.clock.now(),
  });
  account.verifyEmail(app.clock.now());
  account.completeStep(wanted.step ?? 0, app.clock.now());
  account.role = wanted.role ?? 'member';
  account.duties = wanted.duties ?? [];
  await em.persistAndFlush(account);
  const sessions = app.nest.get(SessionsService);
  const started = await sessions.start({
    memberId: account.id,
    remember: false,
    device: 'Spec',
    address: '127.0.0.1',
    browser: false,
  });
  return new Person(app, started.accessToken, account.id, account.email, account.fullName);
}

const HASHED = Symbol.for('suture-hashed-password');
/** Of this process, which runs many spec files. */
const kept = globalThis as { [HASHED]?: Promise<string> };

/** Hashing is slow on purpose; one hash serves all. */
function passwordHash(app: RunningApp): Promise<string> {
  kept[HASHED] ??= app.nest.get(Passwords).hash(PASSWORD);
  return kept[HASHED];
}

/** Their registration counts as confirmed, so that one report of theirs can hide a post. */
export async function isConfirmed(app: RunningApp, who: Person): Promise<Person> {
  await app.rows(
    `insert into profile (account_id, registration_verified_on) values (?, now())
      on conflict (account_id) do update set registration_verified_on = now() returning 1 as n`,
    [who.id],
  );
  return who;
}
