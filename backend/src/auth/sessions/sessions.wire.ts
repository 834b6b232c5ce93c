import { EmailShaped, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const noInnerBlanks = (value: unknown) => !/\s/.test(String(value ?? '').trim());

export class SignInBody {
  @Wire('emailId', { max: 254 })
  @Required('Email is required')
  @Rule(
    'noInnerBlanks',
    noInnerBlanks,
    'Email must contain only lowercase characters, numbers, and no spaces',
  )
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire({ exact: true, max: 1_000 })
  @Required('Password is required')
  readonly password!: string;

  @Wire({ optional: true })
  readonly remember?: boolean;
}

export class RefreshBody {
  @Wire()
  @Required('The refresh token is required.')
  readonly refreshToken!: string;
}

export class SignOutBody {
  @Wire({ optional: true })
  readonly refreshToken?: string;
}

export class TokenPairView {
  @Wire('jwt') accessToken?: string;
  @Wire() refreshToken?: string;
  /** In seconds. */
  @Wire() expiresIn?: number;
}

/** The session's record: what every client knows about its member. */
export class SessionView extends TokenPairView {
  @Wire('id') memberId!: number;
  /** The highest onboarding step completed, 0 to 4. */
  @Wire('till_where_filled') step!: number;
  /** 1 once steps 1 and 2 are done. */
  @Wire('is_all_details_filled') isMember!: number;
  @Wire('full_name') fullName!: string;
  @Wire() firstName!: string;
  @Wire() lastName!: string;
  @Wire() email!: string;
  @Wire() mobile!: string;
  @Wire() number!: string;
  @Wire() college!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('login_type') loginType!: string;
  @Wire() role!: string;
  /** Staff roles; empty for most members. */
  @Wire({ words: ['admin', 'moderator', 'editor'] }) roles!: string[];
  /** Until then the member can read but not post; `account/measures` gives the reason. */
  @Wire('restricted_until', { as: 'time', nullable: true, optional: true })
  restrictedUntil?: Date | null;
  /** The member can read but not post until this is confirmed. */
  @Wire('to_confirm', { words: ['email', 'phone'], nullable: true, optional: true })
  toConfirm?: string | null;
  /** Whether the second step must be turned on before any other request is allowed. */
  @Wire('second_step_owed', { optional: true }) isSecondStepOwed?: boolean;
  /** Whether a new member is still offered the first steps. */
  @Wire('first_day', { optional: true }) isFirstDay?: boolean;
  /** Pages send it along (`Page-Of`), so that one drawn for this member acts for no other. */
  @Wire('page_of', { optional: true }) pageOf?: string;
}

/** A device or browser where the member is signed in. */
export class OpenSessionView {
  @Wire() id!: number;
  @Wire() device!: string;
  @Wire('signed_in_at') signedInAt!: Date;
  @Wire('last_seen_at') lastSeenAt!: Date;
  @Wire('current') isCurrent!: boolean;
}
