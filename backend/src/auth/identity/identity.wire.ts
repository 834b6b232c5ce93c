import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const isOneGiven = (_: unknown, whole: object) => {
  const { password, code } = whole as IdentityBody;
  return Boolean(password) || Boolean(code);
};

/** The password, or an emailed code for accounts without one; with the second step on, its code. */
export class IdentityBody {
  @Wire({ exact: true, max: 1_000 })
  @Rule('given', isOneGiven, 'Password is required')
  readonly password?: string;

  @Wire({ optional: true, max: 40 })
  readonly code?: string;
}

/** An account at Google or Apple that logs in to this one. */
export class LinkedIdentityView {
  @Wire() id!: number;
  @Wire() provider!: string;
  /** Its address when it was linked; null if that was before 28 November 2026. */
  @Wire({ as: 'text', nullable: true }) email!: string | null;
  @Wire('linked_at') createdAt!: Date;
}

/** The sign-in methods of an account, and until when the owner's identity counts as confirmed. */
export class AccountSecurityView {
  @Wire('has_password') hasPassword!: boolean;
  @Wire('password_changed_at', { as: 'time', nullable: true }) passwordChangedAt!: Date | null;
  /** Null while it is off. */
  @Wire('second_step_since', { as: 'time', nullable: true }) secondStepSince!: Date | null;
  @Wire('recovery_codes_left') recoveryCodesLeft!: number;
  /** Whether the second step must be turned on before any other request is allowed. */
  @Wire('second_step_owed') isSecondStepOwed!: boolean;
  @Wire('confirmed_until') confirmedUntil!: Date;
  /** Waiting for its code. */
  @Wire('new_email', { as: 'text', nullable: true }) newEmail!: string | null;
  @Wire({ of: () => LinkedIdentityView }) identities!: LinkedIdentityView[];
}
