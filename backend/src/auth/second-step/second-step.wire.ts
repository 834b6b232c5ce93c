import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** A code from the authenticator app, or a recovery code where one is accepted. */
export class AppCodeBody {
  @Wire({ max: 40 })
  @Required('The code is required.')
  readonly code!: string;
}

export class SecondStepBody extends AppCodeBody {
  /** Omitted by browsers, which have it in a cookie. */
  @Wire({ optional: true, max: 100 })
  readonly ticket?: string;
}

export class InvitationView {
  /** Base32, for typing in where the QR code cannot be scanned. */
  @Wire() secret!: string;
  @Wire() uri!: string;
  /** The QR code as a data URL. */
  @Wire() qr!: string;
}

export class RecoveryCodesView {
  @Wire({ of: 'text' }) recoveryCodes!: string[];
}

/** A log-in waiting for its second step. */
export class WaitingSignInView {
  @Wire() email!: string;
  @Wire('tries_left') triesLeft!: number;
}
