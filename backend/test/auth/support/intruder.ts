import { PasswordChangesService } from '../../../src/auth/passwords/password-changes.service';
import { NewSignInService } from '../../../src/auth/sessions/new-sign-in.service';
import { ExportsService } from '../../../src/departure/exporting/exports.service';
import type { RunningApp } from '../../support/app';
import { Client, type Replied } from '../../support/client';
import { lastPromised, promised } from '../../support/jobs';
import { aVisitor, PASSWORD, type Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';
import type { LocalProviders } from '../social/support/providers';
import { anAddress, askedFor, codeIn, mailsTo, moved, tokenIn } from './addresses';
import { type AuthenticatorApp, turnOn } from './second-steps';
import { SoftwarePasskey } from './software-passkey';

const MINUTE = 60_000;
const INTRUDERS_PASSWORD = 'their-scalpel-66';
/** A browser of which the owner’s account knows nothing. */
const DEVICE = { 'user-agent': 'Stranger' };

/** Ways in that somebody with the password adds, and whether each opens the account afterwards. */
export const WAYS_IN = ['password', 'address', 'passkey', 'second-step', 'google', 'wish'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Somebody who knows the password of another member’s account, and makes themselves at home. */
export class Intruder {
  private readonly probes = new Map<string, () => Promise<boolean>>();
  private client = new Client(this.app);
  private password = PASSWORD;
  private email: string;
  private phone: AuthenticatorApp | undefined;

  constructor(
    private readonly app: RunningApp,
    private readonly providers: LocalProviders,
    readonly owner: Person,
  ) {
    this.email = owner.email;
  }

  /** Logs in. @returns the token of the mail that tells the owner */
  async enter(): Promise<string> {
    const { owner, app } = this;
    const entered = await this.logIn(owner.email, PASSWORD);
    const { jwt, refreshToken } = entered.body['records'] as Record<string, string>;
    this.client = new Client(app, { authorization: `Bearer ${jwt}` });
    this.probe('session', () => this.client.get('session'));
    this.probe('refresh token', () => aVisitor(app).post('token/refresh', { refreshToken }));
    this.probe('old password', () => this.logIn(owner.email, PASSWORD));
    const jobs = await promised(app, 'mail', { accountId: owner.id });
    const job = jobs.find(({ name }) => name === 'new-sign-in');
    const ids = job?.payload as { accountId: number; sessionId: number };
    await inUnitOfWork(app, () => app.nest.get(NewSignInService).sendEmail(ids, Number(job?.id)));
    return tokenIn((await mailsTo(app, owner.email))[0]?.text);
  }

  async add(way: WayIn): Promise<void> {
    this.app.clock.advance(MINUTE + 1);
    if (way === 'password') await this.changePassword();
    if (way === 'address') await this.moveAway();
    if (way === 'passkey') await this.addPasskey();
    if (way === 'second-step') await this.turnOnSecondStep();
    if (way === 'google') await this.linkGoogle();
    if (way === 'wish') await this.wish();
  }

  /** What reads or resets the account later: a link to its data, a code, a ringing browser. */
  async leaveTraps(): Promise<void> {
    const { app, owner } = this;
    const exportId = Number((await this.client.post('exports')).body['id']);
    const job = await lastPromised(app, 'mail', { exportId });
    await inUnitOfWork(app, () => app.nest.get(ExportsService).sendLink(exportId, job));
    const link = tokenIn((await mailsTo(app, this.email))[0]?.text);
    this.probe('export link', () => this.client.get(`exports/${link}`));
    await aVisitor(app).post('sendOtp', { emailId: this.email });
    const code = await mailedCode(app, owner.id, this.email);
    for (const email of [this.email, owner.email])
      this.probe(`mailed code for ${email}`, () => resetBy(app, email, code));
    await app.rows(
      `insert into push_subscription (member_id, session_id, endpoint, p256dh, auth, created_at)
       select account_id, max(id), 'https://push.example/' || account_id, 'key', 'auth', now() from session
       where account_id = ? group by account_id`,
      [owner.id],
    );
  }

  /** What still opens the account. */
  async openings(): Promise<string[]> {
    const open: string[] = [];
    for (const [name, opens] of this.probes) if (await opens()) open.push(name);
    return open;
  }

  private async changePassword(): Promise<void> {
    const done = await this.client.post('changePassword', {
      curruntPassword: this.password,
      newPassword: INTRUDERS_PASSWORD,
      confirmPassword: INTRUDERS_PASSWORD,
    });
    demand(done);
    this.password = INTRUDERS_PASSWORD;
    this.probe('new password', () => this.logIn(this.owner.email, INTRUDERS_PASSWORD));
  }

  private async moveAway(): Promise<void> {
    const to = anAddress();
    const who = { id: this.owner.id, client: this.client, oldEmail: this.email };
    const token = await moved(this.app, who, to);
    if (this.email === this.owner.email) this.wayBack ??= token;
    this.email = to;
    for (const password of [PASSWORD, INTRUDERS_PASSWORD])
      this.probe(`address, ${password}`, () => this.logIn(to, password));
  }

  /** The token in the first mail to the owner about another address, if there was one. */
  wayBack: string | undefined;

  private async wish(): Promise<void> {
    const who = { id: this.owner.id, client: this.client };
    const code = await askedFor(this.app, who, anAddress());
    if (this.email === this.owner.email)
      this.wayBack ??= tokenIn((await mailsTo(this.app, this.owner.email))[0]?.text);
    this.probe('address under way', () => this.client.post('account/email/confirm', { code }));
  }

  private async addPasskey(): Promise<void> {
    const { origin } = new URL(this.app.url);
    const passkey = new SoftwarePasskey();
    const asked = demand(await this.client.post('account/passkeys/options'));
    const credential = passkey.register(asked['result'] as { challenge: string }, { origin });
    demand(await this.client.post('account/passkeys', { credential }));
    this.probe('passkey', async () => {
      const { body } = await aVisitor(this.app).post('login/passkey/options');
      const signed = passkey.sign(body['result'] as { challenge: string }, { origin });
      const answer = { ticket: body['ticket'], credential: signed };
      return aVisitor(this.app).post('login/passkey', answer);
    });
  }

  private async turnOnSecondStep(): Promise<void> {
    const { app } = this;
    const { phone, recoveryCodes } = await turnOn(app, this.client);
    this.phone = phone;
    const tickets = [await this.ticket(), await this.ticket()];
    this.probe('ticket', () =>
      aVisitor(app).post('login/second', { ticket: tickets[0], code: phone.nextCode() }),
    );
    this.probe('recovery code', () =>
      aVisitor(app).post('login/second', { ticket: tickets[1], code: recoveryCodes[0] }),
    );
  }

  private async ticket(): Promise<string> {
    const { body } = await this.logIn(this.email, this.password);
    return (body['records'] as { ticket: string }).ticket;
  }

  /** Of an address of their own, to which the account is moved first. */
  private async linkGoogle(): Promise<void> {
    if (this.email === this.owner.email) await this.moveAway();
    const credential = await this.providers.mint({
      sub: `intruder of ${this.owner.id}`,
      email: this.email,
      email_verified: true,
    });
    const signIn = () => aVisitor(this.app).post('login/googleSignIn/web', { credential });
    const linked = await signIn();
    if (linked.code !== 200 && linked.code !== 403) throw new Error(JSON.stringify(linked.body));
    this.probe('google', signIn);
  }

  private logIn(emailId: string, password: string): Promise<Replied> {
    return aVisitor(this.app).post('login', { emailId, password }, DEVICE);
  }

  /** Counts as open if it is admitted to the owner’s account, also as far as its second step. */
  private probe(name: string, attempt: () => Promise<Replied>): void {
    this.probes.set(name, async () => {
      const { code, body } = await attempt();
      const records = (body as { records?: { id?: number; ticket?: string } }).records ?? {};
      if (records.ticket !== undefined) return true;
      return code === 200 && (records.id === undefined || records.id === this.owner.id);
    });
  }
}

/** The job and its mail. */
export async function mailedCode(
  app: RunningApp,
  accountId: number,
  email: string,
): Promise<string> {
  const jobs = await promised(app, 'otp', { accountId });
  const job = jobs.filter(({ name }) => name === 'password-code').at(-1);
  const changes = app.nest.get(PasswordChangesService);
  await inUnitOfWork(app, () => changes.sendCode(accountId, Number(job?.id)));
  return codeIn((await mailsTo(app, email))[0]?.text);
}

export const resetBy = (app: RunningApp, emailId: string, otp: string, newPassword?: string) => {
  const password = newPassword ?? INTRUDERS_PASSWORD;
  return aVisitor(app).post('verifyOtp', {
    emailId,
    otp,
    newPassword: password,
    confirmPassword: password,
  });
};

function demand({ code, body }: Replied): Record<string, unknown> {
  if (code !== 200) throw new Error(JSON.stringify(body));
  return body;
}
