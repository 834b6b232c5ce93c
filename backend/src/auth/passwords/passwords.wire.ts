import { EmailShaped, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { NewPassword } from '../form-fields';

const SAME = 'The New Password & Confirm Password should be Same';

const isRepeated = (value: unknown, whole: { newPassword?: string }) => value === whole.newPassword;

export class ResetPasswordBody {
  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire('otp', { max: 20 })
  @Required('The one-time code is required.')
  readonly code!: string;

  @Wire({ exact: true, max: 1_000 })
  @NewPassword('New password is required.')
  readonly newPassword!: string;

  @Wire({ exact: true, max: 1_000 })
  @Required('Confirm password is required.')
  @Rule('same', isRepeated, SAME)
  readonly confirmPassword!: string;
}

export class ChangePasswordBody {
  @Wire('curruntPassword', { exact: true, max: 1_000 })
  @Required('Current password is required.')
  readonly currentPassword!: string;

  @Wire({ exact: true, max: 1_000 })
  @NewPassword('New password is required.')
  readonly newPassword!: string;

  @Wire({ exact: true, max: 1_000 })
  @Required('Confirm password is required.')
  @Rule('same', isRepeated, SAME)
  readonly confirmPassword!: string;
}

/** The email address as it was sent: the response must not reveal whether it has an account. */
export class CodeSentView {
  @Wire() email!: string;
}
