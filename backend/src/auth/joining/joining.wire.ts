import { EmailShaped, Required, Ticked } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { NewPassword, PersonName } from '../form-fields';

const BOXES = 'Please select check box for Terms of use and Privacy Policy';

export class SignUpBody {
  @Wire({ exact: true, max: 60 })
  @PersonName('First name is required')
  readonly firstName!: string;

  @Wire({ exact: true, max: 60 })
  @PersonName('Last name is required', { mayBeEmpty: true })
  readonly lastName: string = '';

  /** "My name is this short": one or two letters, or no last name. */
  @Wire('shortName', { optional: true })
  readonly isShortName?: boolean;

  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire({ exact: true, max: 1_000 })
  @NewPassword('Password is required')
  readonly password!: string;

  @Wire()
  @Ticked(BOXES)
  readonly indemnity!: boolean;

  @Wire()
  @Ticked(BOXES)
  readonly clauses!: boolean;
}

export class VerifyBody {
  @Wire('q', { max: 2_000 })
  @Required('The link is required.')
  readonly query!: string;
}

export class EmailBody {
  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly email!: string;
}

export class CreatedAccountView {
  @Wire() readonly id!: number;
}

export class VerifiedView {
  /** Whether `verify/login` would log in with this link. */
  @Wire('can_log_in') canLogIn!: boolean;
  /** The email address that the link verified. Anyone who has the link can read that mailbox. */
  @Wire() email!: string;
}
