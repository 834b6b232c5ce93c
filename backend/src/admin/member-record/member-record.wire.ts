import { VERDICTS } from '../../engagement/moderation/appeal.entity';
import { DECISIONS } from '../../engagement/moderation-decision.entity';
import { PageQuery } from '../../wire/paging';
import { OneOf } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { POST_KINDS } from './member-record.service';

export class MemberPostsQuery extends PageQuery {
  @Wire({ optional: true })
  @OneOf(POST_KINDS, 'Please choose a kind of posts.')
  readonly kind?: string;
}

/** Leaves out posts that are waiting, being checked, withdrawn or deleted. */
export class MemberPostView {
  @Wire() id!: number;
  @Wire({ words: ['case', 'image', 'post', 'video'] }) type!: string;
  @Wire() title!: string;
  /** The path of its page. */
  @Wire() path!: string;
  @Wire('created_at') createdAt!: Date;
  @Wire('is_hidden') isHidden!: boolean;
}

export class OpenReportView {
  /** The id of the earliest report, which `admin/reports` uses. */
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire() count!: number;
  @Wire() categories!: string[];
  @Wire() since!: Date;
}

export class DecidedReportView {
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('report_id', { as: 'number', nullable: true }) reportId!: number | null;
  @Wire({ words: DECISIONS }) action!: string;
  @Wire() reason!: string;
  @Wire() by!: string;
  @Wire('decided_at') decidedAt!: Date;
  /** The decision on the author's appeal; null without one, or while it is undecided. */
  @Wire({ words: VERDICTS, nullable: true }) verdict!: string | null;
}

export class OwnReportView {
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire() category!: string;
  @Wire('created_at') createdAt!: Date;
  /** Null while it is undecided. */
  @Wire({ words: ['upheld', 'dismissed'], nullable: true }) decision!: string | null;
  @Wire('decided_at', { as: 'time', nullable: true }) decidedAt!: Date | null;
}

export class MemberReportsView {
  /** Open reports about the member's posts, oldest first; twenty at most. */
  @Wire({ of: () => OpenReportView }) open!: OpenReportView[];
  /** The last twenty decided reports, and their total. */
  @Wire({ of: () => DecidedReportView }) decided!: DecidedReportView[];
  @Wire('decided_count') decidedCount!: number;
  /** The last twenty reports by the member, and their total. */
  @Wire({ of: () => OwnReportView }) own!: OwnReportView[];
  @Wire('own_count') ownCount!: number;
}
