import { AtLeast, EmailShaped, NoEdgeBlanks, Required, Rule, Ticked } from '../wire/rules';
import { Wire } from '../wire/wire';
import { isName } from './name.rules';
import { passwordProblem } from './password.rules';

const limits = { name: 3, password: 7 };

/** The two lengths are settings; the door reads them at start. */
export function setLengthLimits(next: { name: number; password: number }): void {
  Object.assign(limits, next);
}

const BLANKS = 'Blank spaces are not allowed';
const BOXES = 'Please select check box for Terms of use and Privacy Policy';
const noInnerBlanks = (value: unknown) => !/\s/.test(String(value ?? '').trim());

const PersonName = (missing: string): PropertyDecorator => (target, property) => {
  Rule('letters', (value) => isName(String(value)), 'Please use letters only.')(target, property);
  AtLeast(() => limits.name, 'Minimum 3 characters are required')(target, property);
  NoEdgeBlanks(BLANKS)(target, property);
  Required(missing)(target, property);
};

/** A new password, wherever one is chosen. `owner` reads whose it is from the same body. */
const isStrong = (value: unknown, whole: object) => passwordProblem(String(value), owner(whole)) === undefined;

function owner(whole: object): { email: string; firstName: string; lastName: string } {
  const body = whole as Partial<SignUpBody>;
  return { email: body.email ?? '', firstName: body.firstName ?? '', lastName: body.lastName ?? '' };
}

export class SignUpBody {
  @Wire('firstName', { exact: true, max: 60 })
  @PersonName('First name is required')
  readonly firstName!: string;

  @Wire('lastName', { exact: true, max: 60 })
  @PersonName('Last name is required')
  readonly lastName!: string;

  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire('password', { exact: true, max: 1_000 })
  @Required('Password is required')
  @NoEdgeBlanks(BLANKS)
  @AtLeast(() => limits.password, 'Password must be atleast 7 digit long')
  @Rule('strong', isStrong, 'This password is too easy to guess. Please choose another one.')
  readonly password!: string;

  @Wire('indemnity')
  @Ticked(BOXES)
  readonly indemnity!: boolean;

  @Wire('clauses')
  @Ticked(BOXES)
  readonly clauses!: boolean;
}

export class SignInBody {
  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @Rule('noInnerBlanks', noInnerBlanks, 'Email must contain only lowercase characters, numbers, and no spaces')
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire('password', { exact: true, max: 1_000 })
  @Required('Password is required')
  readonly password!: string;

  @Wire('remember', { optional: true })
  readonly remember?: boolean;
}

export class RefreshBody {
  @Wire('refreshToken')
  @Required('The refresh token is required.')
  readonly refreshToken!: string;
}

export class SignOutBody {
  @Wire('refreshToken', { optional: true })
  readonly refreshToken?: string;
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
  @Wire('id') readonly id!: number;
}

export class TokenPairView {
  @Wire('jwt') accessToken?: string;
  @Wire('refreshToken') refreshToken?: string;
  /** Seconds. */
  @Wire('expiresIn') expiresIn?: number;
}

/** The session's record: what every client knows about its member. */
export class SessionView extends TokenPairView {
  @Wire('id') memberId!: number;
  /** The highest onboarding step completed, 0 to 4. */
  @Wire('till_where_filled') step!: number;
  /** 1 once steps 1 and 2 are done. */
  @Wire('is_all_details_filled') isMember!: number;
  @Wire('full_name') fullName!: string;
  @Wire('firstName') firstName!: string;
  @Wire('lastName') lastName!: string;
  @Wire('email') email!: string;
  @Wire('mobile') mobile!: string;
  @Wire('number') number!: string;
  @Wire('college') college!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('login_type') loginType!: string;
  @Wire('role') role!: string;
}
