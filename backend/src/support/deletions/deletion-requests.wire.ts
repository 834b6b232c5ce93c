import { PageQuery } from '../../wire/paging';
import { AtLeast, OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { PROOFS } from '../deletion-request.entity';
import { LetterView } from '../support.wire';

const REASON_MIN = 3;

export class DeletionRequestsQuery extends PageQuery {
  /** Only urgent ones. */
  @Wire({ optional: true, words: ['urgent'] })
  @OneOf(['urgent'], 'Please choose a list of requests.')
  readonly state?: string;
}

export class MatchView {
  @Wire() memberId!: number;
  @Wire() name!: string;
}

export class DeletionRequestView extends LetterView {
  /** Including the dial code; null if none was given. */
  @Wire({ as: 'text', nullable: true }) phone!: string | null;
  @Wire('due_at') dueAt!: Date;
  /** Open for at least 25 of the 30 days within which it must be answered. */
  @Wire('is_urgent') isUrgent!: boolean;
  @Wire({ words: ['open', 'asked', 'proved', 'erased', 'closed'] }) state!: string;
  /** The account of the address. */
  @Wire({ of: () => MatchView, nullable: true }) match!: MatchView | null;
  /** Why it was not carried out; else null. */
  @Wire({ as: 'text', nullable: true }) reason!: string | null;
}

export class ErasureBody {
  @Wire({ words: [...PROOFS] })
  @OneOf(PROOFS, 'Please say how the account was proved to be theirs.')
  readonly proof!: string;

  /** Required with `document`. */
  @Wire({ optional: true, lines: true, max: 1_000 })
  readonly note?: string;
}

export class RefusalBody {
  @Wire({ lines: true, max: 1_000 })
  @Required('Please give a reason.')
  @AtLeast(REASON_MIN, 'Please give a reason.')
  readonly reason!: string;
}

export class ProofBody {
  @Wire({ exact: true, max: 100 })
  @Required('The link is required.')
  readonly token!: string;
}
