import { EmailShaped, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { NewPassword } from '../form-fields';

export class NewEmailBody {
  @Wire({ max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly newEmail!: string;
}

export class EmailCodeBody {
  @Wire({ max: 20 })
  @Required('The one-time code is required.')
  readonly code!: string;
}

export class LinkBody {
  @Wire({ exact: true, max: 100 })
  @Required('The link is required.')
  readonly token!: string;
}

export class RevertBody extends LinkBody {
  /** The new one. May be omitted for accounts that sign in through Google or Apple. */
  @Wire({ exact: true, max: 1_000, optional: true })
  @NewPassword('New password is required.')
  readonly password?: string;

  /** The authenticator code, if the second step was on a week before the change. */
  @Wire({ max: 40, optional: true })
  readonly code?: string;
}
