import { PageAsOf } from '../../wire/paging';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { OpportunityStatus } from '../opportunities.policy';
import { OPENING_STATES } from './openings.sql';

export class OpeningsQuery extends PageAsOf {
  @Wire({ optional: true })
  @OneOf(Object.keys(OPENING_STATES), 'Please choose a state of the list.')
  readonly state?: string;

  /** The beginning of a word of the title or of the owner's name. */
  @Wire({ optional: true, max: 100 })
  readonly query?: string;
}

export class CloseOpeningBody {
  /** For its owner. */
  @Wire({ lines: true, max: 1_000 })
  @Required('Reason is required.')
  readonly reason!: string;
}

export class OpeningOwnerView {
  @Wire() id!: number;
  @Wire() name!: string;
}

/** An opportunity, as administrators see it. */
export class OpeningView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire({ of: () => OpeningOwnerView }) owner!: OpeningOwnerView;
  @Wire('opportunity_type') type!: string;
  @Wire() speciality!: string;
  @Wire() place!: string;
  @Wire() description!: string;
  @Wire() qualifications!: string;
  @Wire() experience!: string;
  @Wire('posted_at') postedAt!: Date;
  @Wire('to_date') toDate!: string;
  @Wire({ as: 'text', nullable: true }) deadline!: string | null;
  @Wire('response_count') responseCount!: number;
  @Wire({ words: ['Open', 'Closed', 'Past'] }) status!: OpportunityStatus;
  /** When an administrator closed it; null if nobody did. */
  @Wire('taken_down_at', { as: 'time', nullable: true }) takenDownAt!: Date | null;
}

export class OpeningsView {
  @Wire('result', { of: () => OpeningView }) openings!: OpeningView[];
  @Wire() total!: number;
}
