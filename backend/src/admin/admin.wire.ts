import { isDay } from '../clinical-cases/privacy/consent.rules';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const ACTIONS = ['remove', 'suspend', 'restore', 'dismiss'] as const;
export const MEMBER_STATES = [
  'all',
  'suspended',
  'restricted',
  'unverified-registration',
  'admins',
] as const;
const LONGEST_DAYS = 3_650;
const DAYS = 'Please give the number of days, from 1 to 3650.';
const REASON = 'Please give the reason. The member reads it.';
const areDays = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_DAYS;

export class ReportsQuery extends PageQuery {
  @Wire('state', { optional: true })
  @OneOf(['open', 'decided'], 'Reports are open or decided.')
  readonly state?: string;
}

export class DecisionBody {
  @Wire('action')
  @OneOf(ACTIONS, 'Please choose what is done.')
  readonly action!: string;

  /** Told to both sides. */
  @Wire('note', { optional: true, lines: true, max: 1_000 })
  readonly note?: string;

  /** Of a suspension; seven if left out. */
  @Wire('days', { optional: true })
  @Rule('days', areDays, DAYS)
  readonly days?: number;
}

export class MembersQuery extends PageQuery {
  @Wire('term', { optional: true, max: 100 })
  readonly term?: string;

  @Wire('state', { optional: true })
  @OneOf(MEMBER_STATES, 'Please choose a list of members.')
  readonly state?: string;
}

export class SuspensionBody {
  @Wire('days')
  @Rule('days', areDays, DAYS)
  readonly days!: number;
}

export class RestrictionBody {
  @Wire('days')
  @Rule('days', areDays, DAYS)
  readonly days!: number;

  /** Told to the member. */
  @Wire('reason', { lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

export class ConfirmationBody {
  @Wire('what')
  @OneOf(['email', 'phone'], 'Please choose what is to be confirmed.')
  readonly what!: string;

  /** Told to the member. */
  @Wire('reason', { lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}

export class VerificationBody {
  /** YYYY-MM-DD; without an end if left out. */
  @Wire('until', { optional: true })
  @Rule('day', (value) => isDay(String(value)), 'Please give the last day as YYYY-MM-DD.')
  readonly until?: string;
}

export class AuditQuery extends PageQuery {
  @Wire('actor', { optional: true })
  readonly actorId?: number;

  @Wire('action', { optional: true, max: 60 })
  readonly action?: string;
}

export class FiguresQuery {
  @Wire('days', { optional: true })
  @OneOf([1, 7, 30], 'Please choose 1, 7 or 30 days.')
  readonly days?: number;
}
