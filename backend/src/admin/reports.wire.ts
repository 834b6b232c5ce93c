import { VERDICTS } from '../engagement/moderation/appeal.entity';
import { DECISIONS } from '../engagement/moderation-decision.entity';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { LengthOfSuspension } from './suspension.wire';

/** Decisions that require a reason, which the author sees. */
const NEEDS_REASON: readonly string[] = ['remove', 'repair', 'suspend'];
const REASON = 'Please give the reason. The author reads it.';

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export class ReportsQuery extends PageQuery {
  @Wire({ optional: true })
  @OneOf(['open', 'decided'], 'Please choose open or decided.')
  readonly state?: string;
}

export class DecisionBody extends LengthOfSuspension {
  @Wire({ words: DECISIONS })
  @OneOf(DECISIONS, 'Please choose what to do.')
  readonly action!: string;

  /** Shown to the author. Optional if nothing is removed from view. */
  @Wire({ lines: true, max: 1_000 })
  @Rule(
    'reason',
    (value, whole) => isFilled(value) || !NEEDS_REASON.includes((whole as DecisionBody).action),
    REASON,
  )
  readonly reason?: string;

  /** For administrators and moderators only. */
  @Wire({ optional: true, lines: true, max: 1_000 })
  readonly note?: string;
}

export class AppealsQuery extends PageQuery {
  @Wire({ optional: true })
  @OneOf(['open', 'decided'], 'Please choose open or decided.')
  readonly state?: string;
}

export class VerdictBody {
  @Wire({ words: VERDICTS })
  @OneOf(VERDICTS, 'Please choose what to do.')
  readonly decision!: string;

  /** Shown to the author and to the moderator who made the first decision. */
  @Wire({ lines: true, max: 1_000 })
  @Required(REASON)
  readonly reason!: string;
}
