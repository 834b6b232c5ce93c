import { REFUSAL_REASONS } from '../../platform/mail/mail-refusal.entity';
import { OneOf } from '../../wire/rules';
import { Wire } from '../../wire/wire';

export class JoiningQuery {
  @Wire({ optional: true })
  @OneOf([7, 30, 90], 'Please choose 7, 30 or 90 days.')
  readonly days?: number;
}

/**
 * The onboarding funnel: how far people came who signed up within a number of days and have not
 * left.
 */
export class JoiningView {
  @Wire() days!: number;
  @Wire('signed_up') signedUp!: number;
  @Wire() confirmed!: number;
  /** The number who completed each step. Completing `qualification` makes a member. */
  @Wire() personal!: number;
  @Wire() qualification!: number;
  @Wire() memberships!: number;
  @Wire() registration!: number;
  /**
   * The median time in seconds from signing up to becoming a member; null while it is known of
   * nobody.
   */
  @Wire({ as: 'number', nullable: true }) seconds!: number | null;
  /** Members with a profile photo. */
  @Wire() photo!: number;
  /** Members who have posted or commented. */
  @Wire('first_words') firstWords!: number;
}

export class ActivityView {
  /** Empty for members who have not given any. */
  @Wire() name!: string;
  @Wire() members!: number;
  @Wire() posts!: number;
  @Wire() comments!: number;
}

export class ActivityTableView {
  /** Ten at most, sorted by the number of members. */
  @Wire({ of: () => ActivityView }) rows!: ActivityView[];
  @Wire({ of: () => ActivityView, nullable: true }) others!: ActivityView | null;
  @Wire('others_count') othersCount!: number;
}

/** Figures of the last 30 days; up to ten minutes old. */
export class ActivitiesView {
  @Wire('counted_at') countedAt!: Date;
  @Wire({ of: () => ActivityTableView }) countries!: ActivityTableView;
  @Wire({ of: () => ActivityTableView }) specialities!: ActivityTableView;
}

export class StoredKindView {
  @Wire() purpose!: string;
  @Wire() files!: number;
  @Wire() bytes!: number;
}

/** Up to ten minutes old. */
export class StorageView {
  @Wire('counted_at') countedAt!: Date;
  @Wire({ of: () => StoredKindView }) kinds!: StoredKindView[];
  /** The disk that this process writes to. */
  @Wire('disk_free') diskFree!: number;
  @Wire('disk_size') diskSize!: number;
  @Wire('last_backup_at', { as: 'time', nullable: true }) lastBackupAt!: Date | null;
}

export class RefusedMailView {
  @Wire() id!: number;
  /** The name of the job that wrote it. */
  @Wire() job!: string;
  @Wire({ words: REFUSAL_REASONS }) reason!: string;
  @Wire('refused_at') refusedAt!: Date;
  /** Null if the address does not belong to a member. */
  @Wire('member_id', { as: 'number', nullable: true }) memberId!: number | null;
  @Wire() member!: string;
}

/** Emails that were permanently rejected by the recipient's server; kept for 90 days. */
export class RefusedMailsView {
  /** In the last 7 and in the last 30 days. */
  @Wire() week!: number;
  @Wire() month!: number;
  /** Ten at most, newest first. */
  @Wire({ of: () => RefusedMailView }) latest!: RefusedMailView[];
}

export class LateWorkView {
  @Wire() queue!: string;
  @Wire() name!: string;
  @Wire() count!: number;
  /** When the oldest of them was due. */
  @Wire() since!: Date;
  @Wire('is_repeated') isRepeated!: boolean;
}
