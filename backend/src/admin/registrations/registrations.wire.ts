import { isDay } from '../../clinical-cases/privacy/consent.rules';
import {
  CHECKED_AGAINST,
  COMPARED,
  REGISTRATION_STATES,
} from '../../profiles/registrations/registration-review.entity';
import { RegistrationToCheckView } from '../../profiles/registrations/registrations.wire';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** Filter for confirmed registrations that expire within 60 days, besides the states. */
export const EXPIRING = 'expiring';
const LISTS = [...REGISTRATION_STATES, EXPIRING];
const WHERE = 'Please choose where it was looked up.';
const WHAT = 'Please say what was the same: name, number or council.';

export class RegistrationsQuery {
  @Wire('state', { optional: true })
  @OneOf(LISTS, 'Please choose a list of registrations.')
  readonly state?: string;

  /** The id of the last row read; older rows come before newer ones. */
  @Wire('after', { optional: true })
  readonly after?: number;

  @Wire('limit', { optional: true })
  readonly limit?: number;
}

const ACTIONS = ['confirm', 'refuse', 'ask', 'withdraw'] as const;
const hasReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const areCompared = (value: unknown) =>
  Array.isArray(value) && value.every((one) => (COMPARED as readonly unknown[]).includes(one));

export class RegistrationDecisionBody {
  @Wire('action')
  @OneOf(ACTIONS, 'Please choose what to do.')
  readonly action!: string;

  /** YYYY-MM-DD, for a confirmation; two years from now by default. */
  @Wire('until', { optional: true })
  @Rule('day', (value) => isDay(String(value)), 'Please give the last day as YYYY-MM-DD.')
  readonly until?: string;

  /** For a confirmation: where it was looked up. */
  @Wire('against', { optional: true })
  @OneOf(CHECKED_AGAINST, WHERE)
  readonly against?: string;

  /** For a confirmation: which details matched. */
  @Wire('same', { optional: true, of: 'text', max: COMPARED.length })
  @Rule('same', areCompared, WHAT)
  readonly same?: string[];

  /** Shown to the member; required except for a confirmation. For `ask` it is the question. */
  @Wire('reason', { lines: true, max: 1_000 })
  @Rule(
    'reason',
    (value, whole) => (whole as RegistrationDecisionBody).action === 'confirm' || hasReason(value),
    'Please give the reason. The member reads it.',
  )
  readonly reason!: string;
}

class RegistrationCountsView {
  @Wire('waiting') waiting!: number;
  @Wire('asked') asked!: number;
  @Wire('confirmed') confirmed!: number;
  @Wire('refused') refused!: number;
  @Wire('expired') expired!: number;
  /** Confirmed ones that expire within 60 days. */
  @Wire('expiring') expiring!: number;
}

export class RegistrationsToCheckView {
  @Wire('result', { of: () => RegistrationToCheckView }) result!: RegistrationToCheckView[];
  /** The cursor of the next page; null at the end. */
  @Wire('nextAfter', { as: 'number', nullable: true }) nextAfter!: number | null;
  @Wire('counts', { of: () => RegistrationCountsView }) counts!: RegistrationCountsView;
}

export { RegistrationCountsView };
