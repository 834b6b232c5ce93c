import { VERDICTS } from '../../engagement/moderation/appeal.entity';
import { DECISIONS } from '../../engagement/moderation-decision.entity';
import { PageQuery } from '../../wire/paging';
import { OneOf } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { POST_KINDS } from './member-record.service';

export class MemberPostsQuery extends PageQuery {
  @Wire('kind', { optional: true })
  @OneOf(POST_KINDS, 'Please choose a kind of posts.')
  readonly kind?: string;
}

/** Leaves out posts that are waiting, being checked, withdrawn or deleted. */
export class MemberPostView {
  @Wire('id') id!: number;
  @Wire('type', { words: ['case', 'image', 'post', 'video'] }) type!: string;
  @Wire('title') title!: string;
  /** The path of its page. */
  @Wire('path') path!: string;
  @Wire('created_at') createdAt!: Date;
  @Wire('is_hidden') isHidden!: boolean;
}

export class OpenReportView {
  /** The id of the earliest report, which `admin/reports` uses. */
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('count') count!: number;
  @Wire('categories') categories!: string[];
  @Wire('since') since!: Date;
}

export class DecidedReportView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('report_id', { as: 'number', nullable: true }) reportId!: number | null;
  @Wire('action', { words: DECISIONS }) action!: string;
  @Wire('reason') reason!: string;
  @Wire('by') by!: string;
  @Wire('decided_at') decidedAt!: Date;
  /** The decision on the author's appeal; null without one, or while it is undecided. */
  @Wire('verdict', { words: VERDICTS, nullable: true }) verdict!: string | null;
}

export class OwnReportView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('category') category!: string;
  @Wire('created_at') createdAt!: Date;
  /** Null while it is undecided. */
  @Wire('decision', { words: ['upheld', 'dismissed'], nullable: true }) decision!: string | null;
  @Wire('decided_at', { as: 'time', nullable: true }) decidedAt!: Date | null;
}

export class MemberReportsView {
  /** Open reports about the member's posts, oldest first; twenty at most. */
  @Wire('open', { of: () => OpenReportView }) open!: OpenReportView[];
  /** The last twenty decided reports, and their total. */
  @Wire('decided', { of: () => DecidedReportView }) decided!: DecidedReportView[];
  @Wire('decided_count') decidedCount!: number;
  /** The last twenty reports by the member, and their total. */
  @Wire('own', { of: () => OwnReportView }) own!: OwnReportView[];
  @Wire('own_count') ownCount!: number;
}
