import { Secret, TOTP } from 'otpauth';
import type { RunningApp } from '../../support/app';
import type { Client } from '../../support/client';
import { aVisitor, PASSWORD } from '../../support/people';

const STEP_MS = 30_000;

/** An authenticator app that goes by the clock of the product. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  constructor(
    private readonly app: RunningApp,
    secret: string,
  ) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  code(): string {
    return this.totp.generate({ timestamp: this.app.clock.now().getTime() });
  }

  /** The next one: the clock is moved on until the app shows it. */
  nextCode(): string {
    this.app.clock.advance(STEP_MS);
    return this.code();
  }

  /** Six digits that the app shows neither now nor in the minutes around. */
  wrongCode(): string {
    const now = this.app.clock.now().getTime();
    const near = [-2, -1, 0, 1, 2].map((step) =>
      this.totp.generate({ timestamp: now + step * STEP_MS }),
    );
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !near.includes(code),
    ) as string;
  }
}

export interface WithSecondStep {
  readonly phone: AuthenticatorApp;
  readonly recoveryCodes: string[];
}

/** Turns it on through the door. */
export async function turnOn(app: RunningApp, person: Client): Promise<WithSecondStep> {
  const begun = await person.post('account/totp');
  if (begun.code !== 200) throw new Error(JSON.stringify(begun.body));
  const { secret } = begun.body['result'] as { secret: string };
  const phone = new AuthenticatorApp(app, secret);
  const confirmed = await person.post('account/totp/confirm', { code: phone.code() });
  if (confirmed.code !== 200) throw new Error(JSON.stringify(confirmed.body));
  const { recoveryCodes } = confirmed.body['result'] as { recoveryCodes: string[] };
  return { phone, recoveryCodes };
}

/** The first half of a log-in. */
export async function ticketFor(app: RunningApp, { email }: { email: string }): Promise<string> {
  const { body } = await aVisitor(app).post('login', { emailId: email, password: PASSWORD });
  return (body['records'] as { ticket: string }).ticket;
}
