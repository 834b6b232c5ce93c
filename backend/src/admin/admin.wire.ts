import { isDay } from '../clinical-cases/consent/consent.rules';
import { COMPARED } from '../profiles/registrations/registration-review.entity';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { areAllTheSame, isSource, SAME, SOURCE } from './registration-comparison';
import { areDays, DAYS, LengthOfSuspension } from './suspension.wire';

export const MEMBER_STATES = [
  'all',
  'suspended',
  'restricted',
  'unverified-registration',
  'admins',
  'moderators',
  'editors',
] as const;
const REASON = 'Please give the reason. The member reads it.';

export class MembersQuery extends PageQuery {
  @Wire({ optional: true, max: 100 })
  readonly term?: string;

  @Wire({ optional: true })
  @OneOf(MEMBER_STATES, 'Please choose a list of members.')
  readonly state?: string;
}

export class SuspensionBody extends LengthOfSuspension {
  /** Shown to the member. */
  @Wire({ lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

export class ReinstatementBody {
  /** Shown to the member. */
  @Wire({ lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

export class RestrictionBody {
  @Wire()
  @Rule('days', areDays, DAYS)
  readonly days!: number;

  /** Shown to the member. */
  @Wire({ lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

export class ConfirmationBody {
  @Wire()
  @OneOf(['email', 'phone'], 'Please choose what is to be confirmed.')
  readonly what!: string;

  /** Shown to the member. */
  @Wire({ lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

/** A confirmation shows what was compared, and where: nobody gets a badge that was not checked. */
export class VerificationBody {
  /** YYYY-MM-DD; two years from now by default. */
  @Wire({ optional: true })
  @Rule('day', (value) => isDay(String(value)), 'Please give the last day as YYYY-MM-DD.')
  readonly until?: string;

  @Wire({ of: 'text', max: COMPARED.length })
  @Rule('same', areAllTheSame, SAME)
  readonly foundSame!: string[];

  @Wire({ max: 300 })
  @Rule('source', isSource, SOURCE)
  readonly source!: string;
}

export class FiguresQuery {
  @Wire({ optional: true })
  @OneOf([1, 7, 30], 'Please choose 1, 7 or 30 days.')
  readonly days?: number;
}
