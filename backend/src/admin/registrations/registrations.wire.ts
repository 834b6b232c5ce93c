import { isDay } from '../../clinical-cases/consent/consent.rules';
import {
  COMPARED,
  REGISTRATION_STATES,
} from '../../profiles/registrations/registration-review.entity';
import { RegistrationToCheckView } from '../../profiles/registrations/registrations.wire';
import { Cursor, Limit } from '../../wire/paging';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areAllTheSame, isSource, SAME, SOURCE } from '../registration-comparison';

/** Filter for confirmed registrations that expire within 60 days, besides the states. */
export const EXPIRING = 'expiring';
const LISTS = [...REGISTRATION_STATES, EXPIRING];

export class RegistrationsQuery {
  @Wire({ optional: true })
  @OneOf(LISTS, 'Please choose a list of registrations.')
  readonly state?: string;

  /** The id of the last row read; older rows come before newer ones. */
  @Wire({ optional: true })
  @Cursor()
  readonly after?: number;

  /** The `nextBefore` of the page before, as in all lists; the same as `after`. */
  @Wire({ optional: true })
  @Cursor()
  readonly before?: number;

  @Wire({ optional: true })
  @Limit()
  readonly limit?: number;
}

const ACTIONS = ['confirm', 'refuse', 'ask', 'withdraw'] as const;
const hasReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const confirms = (whole: object) => (whole as { action?: string }).action === 'confirm';

export class RegistrationDecisionBody {
  @Wire()
  @OneOf(ACTIONS, 'Please choose what to do.')
  readonly action!: string;

  /** YYYY-MM-DD, for a confirmation; two years from now by default. */
  @Wire({ optional: true })
  @Rule('day', (value) => isDay(String(value)), 'Please give the last day as YYYY-MM-DD.')
  readonly until?: string;

  /** For a confirmation, which demands all of them: the details that were found to be the same. */
  @Wire({ of: 'text', max: COMPARED.length })
  @Rule('same', (value, whole) => !confirms(whole) || areAllTheSame(value), SAME)
  readonly foundSame!: string[];

  /** For a confirmation, which demands it: where they were looked up. */
  @Wire({ max: 300 })
  @Rule('source', (value, whole) => !confirms(whole) || isSource(value), SOURCE)
  readonly source!: string;

  /** Shown to the member; required except for a confirmation. For `ask` it is the question. */
  @Wire({ lines: true, max: 1_000 })
  @Rule(
    'reason',
    (value, whole) => confirms(whole) || hasReason(value),
    'Please give the reason. The member reads it.',
  )
  readonly reason!: string;
}

class RegistrationCountsView {
  @Wire() waiting!: number;
  @Wire() asked!: number;
  @Wire() confirmed!: number;
  @Wire() refused!: number;
  @Wire() expired!: number;
  /** Confirmed ones that expire within 60 days. */
  @Wire() expiring!: number;
}

export class RegistrationsToCheckView {
  @Wire({ of: () => RegistrationToCheckView }) result!: RegistrationToCheckView[];
  /** The cursor of the next page; null at the end. */
  @Wire({ as: 'number', nullable: true }) nextAfter!: number | null;
  /** The same, under the name that all lists have. */
  @Wire({ as: 'number', nullable: true }) nextBefore!: number | null;
  @Wire({ of: () => RegistrationCountsView }) counts!: RegistrationCountsView;
}

export { RegistrationCountsView };
