import { isDay } from '../../clinical-cases/privacy/consent.rules';
import { REGISTRATION_STATES } from '../../profiles/registrations/registration-review.entity';
import { RegistrationToCheckView } from '../../profiles/registrations/registrations.wire';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

export class RegistrationsQuery {
  @Wire('state', { optional: true })
  @OneOf(REGISTRATION_STATES, 'Please choose a list of registrations.')
  readonly state?: string;

  /** The id of the last one that was read: older ones stand before younger ones. */
  @Wire('after', { optional: true })
  readonly after?: number;

  @Wire('limit', { optional: true })
  readonly limit?: number;
}

const ACTIONS = ['confirm', 'refuse', 'ask', 'withdraw'] as const;
const hasReason = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export class RegistrationDecisionBody {
  @Wire('action')
  @OneOf(ACTIONS, 'Please choose what is done.')
  readonly action!: string;

  /** YYYY-MM-DD, for a confirmation; two years from now if left out. */
  @Wire('until', { optional: true })
  @Rule('day', (value) => isDay(String(value)), 'Please give the last day as YYYY-MM-DD.')
  readonly until?: string;

  /** Told to the member; needed for all but a confirmation. Of `ask` it is the question. */
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
}

export class RegistrationsToCheckView {
  @Wire('result', { of: () => RegistrationToCheckView }) result!: RegistrationToCheckView[];
  /** Where the next page starts; null at the end. */
  @Wire('nextAfter', { as: 'number', nullable: true }) nextAfter!: number | null;
  @Wire('counts', { of: () => RegistrationCountsView }) counts!: RegistrationCountsView;
}

export { RegistrationCountsView };
