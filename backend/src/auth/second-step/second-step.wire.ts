import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** Of the app, or a recovery code where one may stand in for it. */
export class AppCodeBody {
  @Wire('code', { max: 40 })
  @Required('The code is required.')
  readonly code!: string;
}

export class SecondStepBody extends AppCodeBody {
  /** A browser has it in a cookie. */
  @Wire('ticket', { optional: true, max: 100 })
  readonly ticket?: string;
}

export class InvitationView {
  /** Base32, to be typed where nothing can be scanned. */
  @Wire('secret') secret!: string;
  @Wire('uri') uri!: string;
  /** A picture as a data address. */
  @Wire('qr') qr!: string;
}

export class RecoveryCodesView {
  @Wire('recoveryCodes', { of: 'text' }) recoveryCodes!: string[];
}

/** A log-in that waits for its second step. */
export class WaitingSignInView {
  @Wire('email') email!: string;
  @Wire('tries_left') triesLeft!: number;
}
