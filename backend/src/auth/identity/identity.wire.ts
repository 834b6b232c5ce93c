import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const isOneGiven = (_: unknown, whole: object) => {
  const { password, code } = whole as IdentityBody;
  return Boolean(password) || Boolean(code);
};

/** The password, or a mailed code for whoever has none; with a second step on its code. */
export class IdentityBody {
  @Wire('password', { exact: true, max: 1_000 })
  @Rule('given', isOneGiven, 'Password is required')
  readonly password?: string;

  @Wire('code', { optional: true, max: 40 })
  readonly code?: string;
}

/** What an account is entered with, and until when its owner counts as confirmed. */
export class AccountSecurityView {
  @Wire('has_password') hasPassword!: boolean;
  @Wire('password_changed_at', { as: 'time', nullable: true }) passwordChangedAt!: Date | null;
  /** Since when; null while it is off. */
  @Wire('second_step_since', { as: 'time', nullable: true }) secondStepSince!: Date | null;
  @Wire('recovery_codes_left') recoveryCodesLeft!: number;
  /** The second step has to be turned on before anything else answers. */
  @Wire('second_step_owed') isSecondStepOwed!: boolean;
  @Wire('confirmed_until') confirmedUntil!: Date;
  /** Waits for its code. */
  @Wire('new_email', { as: 'text', nullable: true }) newEmail!: string | null;
}
