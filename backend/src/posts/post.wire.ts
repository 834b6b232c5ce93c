import { CONSENT_BY } from '../clinical-cases/consent/consent.rules';
import { FILE_CATEGORIES } from '../clinical-cases/files/file-categories';
import { OUTCOME_STATES } from '../clinical-cases/outcome/outcome-state';
import { withTextsShown } from '../clinical-cases/post-texts.wire';
import { ScanView } from '../scans/kept/scan.wire';
import { isId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { PostMemberView } from './member.views';
import { OutcomeField } from './outcome-filter.wire';
import { PostBriefView } from './post-brief.views';

export const POST_KINDS = ['case', 'image'] as const;

/** A page of posts, of both kinds unless `kind` is given. */
export class KindQuery extends PageQuery {
  @Wire({ optional: true, words: POST_KINDS })
  @OneOf(POST_KINDS, 'Please choose case or image.')
  readonly kind?: string;
}

export class MembersPostsQuery extends KindQuery {
  @OutcomeField()
  readonly outcome?: string;
}

export class PostsQuery extends MembersPostsQuery {
  @Wire({ optional: true })
  readonly speciality?: string;
}

export class NewerQuery {
  /** The id of the latest post the client knows; 0 if none. */
  @Wire()
  @Rule(
    'known',
    (after) => after === 0 || isId(after),
    'Please name the latest case that you know.',
  )
  readonly after!: number;

  @Wire({ optional: true })
  readonly speciality?: string;
}

export class NewerView {
  /** 100 means 100 or more. */
  @Wire() count!: number;
}

export class NewerPostsQuery extends NewerQuery {
  @Wire({ optional: true, words: POST_KINDS })
  @OneOf(POST_KINDS, 'Please choose case or image.')
  readonly kind?: string;
}

export class SimilarBody {
  /** The text written so far, starting with the diagnosis. */
  @Wire({ optional: true, lines: true, max: 10_000 })
  readonly text?: string;
}

/** A page of a report. */
export class PostFilePageView {
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire({ as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire() width!: number;
  @Wire() height!: number;
}

export class PostFileView {
  @Wire() id!: number;
  @Wire({ words: FILE_CATEGORIES }) category!: string;
  @Wire() mime!: string;
  @Wire() name!: string;
  /** Null until the file may be shown. */
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire({ as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire({ as: 'text', nullable: true }) mediumUrl!: string | null;
  @Wire({ as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  /** For its frame until it has loaded; null for what is covered, hidden or held. */
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire({ as: 'text', nullable: true }) altText!: string | null;
  /** Files that are not `ready` are shown to the author alone. */
  @Wire({ words: ['pending', 'ready', 'rejected'] }) state!: string;
  @Wire({ as: 'text', nullable: true }) rejectReason!: string | null;
  /** Its files are still being checked, or await the author's decision: only the author sees it. */
  @Wire() isHeld!: boolean;
  @Wire({ of: () => PostFilePageView }) pages!: PostFilePageView[];
}

export class PostCountsView {
  @Wire() likes!: number;
  @Wire() comments!: number;
  @Wire() steps!: number;
}

/** What follows from who may read a post, and when. */
export class PostStateView {
  /** The reader has not voted yet: comments, their number and the outcome are withheld. */
  @Wire() isBlinded!: boolean;
  /** For comments and likes; an image never closes. */
  @Wire() isOpen!: boolean;
  @Wire() isHidden!: boolean;
  @Wire() isChecking!: boolean;
  @Wire() isWaitingForPatient!: boolean;
  @Wire() isProcessing!: boolean;
  /** Its author has yet to make the declarations that an older app does not ask for. */
  @Wire() isUndeclared!: boolean;
  @Wire({ as: 'time', nullable: true }) withdrawnAt!: Date | null;
  @Wire({ words: OUTCOME_STATES }) outcome!: string;
}

/** The reader's own bits, and nothing else of the row depends on who reads it. */
export class PostMineView {
  @Wire() isLiked!: boolean;
  @Wire() isSaved!: boolean;
  @Wire() isFollowed!: boolean;
  @Wire() isOwn!: boolean;
}

/** A case or an image. Fields that its kind does not have are empty. */
export class PostView extends withTextsShown(Object) {
  @Wire() id!: number;
  @Wire({ words: POST_KINDS }) kind!: string;
  @Wire() version!: number;
  @Wire({ of: () => PostMemberView }) author!: PostMemberView;
  @Wire() postedAt!: Date;
  @Wire({ as: 'time', nullable: true }) editedAt!: Date | null;
  /** Null for an image, which never closes. */
  @Wire({ as: 'time', nullable: true }) closesAt!: Date | null;
  @Wire() speciality!: string;
  /** A number, or "90+". */
  @Wire({ as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire({ as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire({ as: 'text', nullable: true }) gender!: string | null;
  /** The words of the reported outcome, or the author's older note. */
  @Wire() outcome!: string;
  /** `members`, or `speciality`: its members alone. */
  @Wire() audience!: string;
  @Wire({ words: CONSENT_BY }) consentBy!: string;
  @Wire() isVisibleToVisitors!: boolean;
  @Wire() isShowcase!: boolean;
  @Wire() isSensitive!: boolean;
  @Wire() hasPoll!: boolean;
  @Wire({ of: () => PostFileView }) files!: PostFileView[];
  /** Empty in lists. */
  @Wire({ of: () => ScanView }) scans!: ScanView[];
  /** How many are still being prepared, and shown to the author alone. */
  @Wire() scansComing!: number;
  @Wire({ of: () => PostCountsView }) counts!: PostCountsView;
  @Wire({ of: () => PostStateView }) state!: PostStateView;
  @Wire({ of: () => PostBriefView, nullable: true }) brief!: PostBriefView | null;
  /** Up to three members who liked it most recently; empty in lists. */
  @Wire({ of: () => PostMemberView }) latestLikers!: PostMemberView[];
  @Wire({ of: () => PostMineView }) mine!: PostMineView;
}
