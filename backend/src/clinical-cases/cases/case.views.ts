import { Injectable } from '@nestjs/common';
import { type BoundTo, MediaAddresses } from '../../media/media.addresses';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import type { Actor } from '../../wire/access';
import { Wire } from '../../wire/wire';
import { ageShown } from '../age.rules';
import { isOpen } from '../clinical-cases.policy';
import { type PostFacts, WAITS_FOR_PATIENT } from '../clinical-post.rows';
import type { PostFileRow, PostRow } from '../clinical-post.sql';
import { CONSENT_BY } from '../consent/consent.rules';
import { OutcomeBriefView, outcomeBriefView } from '../outcome/outcome-brief.views';

const UNDECLARED = 'Please confirm consent on the website.';
const POST_STATES = ['Active', 'Closed', 'Processing', 'Checking', WAITS_FOR_PATIENT, UNDECLARED];
const OUTCOME_STATES = ['none', 'awaited', 'reported', 'lost'] as const;
type OutcomeState = (typeof OUTCOME_STATES)[number];

export class PageView {
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire() width!: number;
  @Wire() height!: number;
}

export class CaseFileView {
  @Wire() id!: number;
  @Wire('cl_case_id') postId!: number;
  @Wire({ words: ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] }) category!: string;
  @Wire('mime_type') mime!: string;
  /** Null until the file may be shown. */
  @Wire('file_path', { as: 'text', nullable: true }) path!: string | null;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('medium_url', { as: 'text', nullable: true }) mediumUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire() name!: string;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire('alt_text', { as: 'text', nullable: true }) altText!: string | null;
  /**
   * `pending` while it is being converted, `rejected` if it cannot be; both are only shown to the
   * author.
   */
  @Wire({ words: ['pending', 'ready', 'rejected'] }) state!: string;
  @Wire('reject_reason', { as: 'text', nullable: true }) rejectReason!: string | null;
  /**
   * 1: waiting to be checked, or for the author's decision after the check; only shown to the
   * author.
   */
  @Wire('is_held') isHeld!: number;
  /** The rendered pages of a report, in order. */
  @Wire({ of: () => PageView }) pages!: PageView[];
}

/** The fields that both families of endpoints share. */
export abstract class PostFieldsView extends AuthorView {
  @Wire() id!: number;
  @Wire('speciality') postSpeciality!: string;
  @Wire() diagnosis!: string;
  @Wire() history!: string;
  @Wire() outcome!: string;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  /** Null for an image, which never closes. */
  @Wire('closes_at', { as: 'time', nullable: true }) closesAt!: Date | null;
  /**
   * `Active`, `Closed`, `Waiting for the patient` until they have answered their link, `Checking`
   * until the files are checked and decided about, `Processing` while a video is being converted,
   * or `Please confirm consent on the website.` until the author has made the declarations that an
   * older app did not ask for.
   */
  @Wire({ words: POST_STATES }) status!: string;
  @Wire('like_count') likeCount!: number;
  @Wire('comment_count') commentCount!: number;
  @Wire('is_like') isLiked!: number;
  @Wire('isAddedInCollection') isSaved!: number;
  /** 1: the viewer is notified of comments. */
  @Wire('is_following') isFollowing!: number;
  /** 1: the post has a poll. */
  @Wire('has_poll') hasPoll!: number;
  /**
   * 1: the viewer has not voted yet; until then comments, their number and the outcome are
   * withheld.
   */
  @Wire('blinded') isBlinded!: number;
  @Wire('is_hidden') isHidden!: number;
  @Wire('visibleToVisitors') isVisibleToVisitors!: number;
  /** 1: visitors may see one image of it on the public page. */
  @Wire('showcase') isShowcase!: number;
  /** 1: its files are graphic and shown behind a cover. */
  @Wire('sensitive') isSensitive!: number;
  /** `members`, or `speciality` if only members of that speciality can see it. */
  @Wire() audience!: string;
  /** Who confirms the patient's consent: the `author`, or the `patient` through a personal link. */
  @Wire({ words: CONSENT_BY }) consentBy!: string;
  /** When the patient's consent was withdrawn; only the author can still see such a post. */
  @Wire('withdrawn_at', { as: 'time', nullable: true }) withdrawnAt!: Date | null;
  /**
   * `none` while a case is open and for images, `awaited` once it is closed, `reported`, or `lost`
   * to follow-up.
   */
  @Wire('outcome_state', { words: OUTCOME_STATES }) outcomeState!: string;
  /** Key figures of a reported outcome, and the advice that changed the plan. */
  @Wire('outcome_brief', { of: () => OutcomeBriefView, nullable: true })
  outcomeBrief!: OutcomeBriefView | null;
  /** The number of steps added since; 0 for an image. */
  @Wire('step_count') stepCount!: number;
  @Wire() version!: number;
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
}

export class CaseView extends PostFieldsView {
  /** A number, or "90+". */
  @Wire('patient_age', { as: ['number', 'text'] }) age!: number | string;
  @Wire() ageUnit!: string;
  @Wire('patient_gender') gender!: string;
  @Wire('clinical_questions') question!: string;
  @Wire('created_at') createdAt!: Date;
}

export class MemberCasesView {
  @Wire({ of: () => CaseView }) cases!: CaseView[];
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
  @Wire({ as: 'number', nullable: true }) nextBefore!: number | null;
}

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

/** Builds the views of cases and their files. */
@Injectable()
export class CaseViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  caseOf(row: PostRow, viewer: Viewer): CaseView {
    const { ageValue, ageUnit, gender } = row;
    return Object.assign(this.fill(new CaseView(), row, viewer), {
      age: ageShown({ value: ageValue, unit: ageUnit }),
      ageUnit,
      gender,
      question: row.question ?? '',
      createdAt: timeOf(row.createdAt),
    });
  }

  latestLikersOf({ latestLikers = [] }: PostRow): AuthorView[] {
    return latestLikers.map((liker) => authorFields(authorOf(liker, this.addresses)));
  }

  /**
   * Fills a view with what it shares with others. Not `{ ...author, id, … }`: V8 is very slow at
   * properties that follow a spread.
   */
  fill<View extends PostFieldsView>(view: View, row: PostRow, viewer: Viewer): View {
    const { id, speciality: postSpeciality, audience, version } = row;
    const { likeCount, commentCount, stepCount } = row;
    const fields: Omit<PostFieldsView, keyof AuthorView> = {
      id,
      postSpeciality,
      likeCount,
      commentCount,
      stepCount,
      audience,
      version,
      outcomeState: this.outcomeStateOf(row, viewer),
      diagnosis: row.diagnosis ?? '',
      history: row.history ?? '',
      outcome: row.outcome ?? '',
      outcomeBrief: row.brief && outcomeBriefView(row.brief, this.addresses),
      editedAt: timeOf(row.editedAt),
      closesAt: timeOf(row.closesAt),
      status: this.statusOf(row),
      isLiked: Number(row.isLiked),
      isSaved: Number(row.isSaved),
      isFollowing: Number(row.isFollowing),
      hasPoll: Number(row.hasPoll),
      isBlinded: Number(row.isBlinded),
      isHidden: Number(row.isHidden),
      isVisibleToVisitors: Number(row.isVisibleToVisitors),
      isShowcase: Number(row.isShowcase),
      isSensitive: Number(row.isSensitive),
      consentBy: row.isPatients ? 'patient' : 'author',
      withdrawnAt: timeOf(row.withdrawnAt),
      files: this.filesOf(
        { id, authorId: row.author_id, isHidden: row.isHidden, awaitsPatient: row.awaitsPatient },
        row.files,
        viewer,
      ),
    };
    return Object.assign(view, authorFields(authorOf(row, this.addresses)), fields);
  }

  /** Only the author sees files that are not ready yet. */
  filesOf(
    {
      id,
      authorId,
      isHidden,
      awaitsPatient,
    }: Pick<PostFacts, 'id' | 'authorId' | 'isHidden' | 'awaitsPatient'>,
    files: readonly PostFileRow[],
    viewer: Viewer,
  ): CaseFileView[] {
    const isAuthor = authorId === viewer.memberId;
    const shown = files.filter(({ state, isHeld }) => isAuthor || (state === 'ready' && !isHeld));
    const isOut = isHidden || awaitsPatient;
    return shown.map((file) => this.fileOf(id, file, isOut || file.isHeld ? viewer : undefined));
  }

  /** For the holder of a link to the post; the URLs expire with the link. */
  filesForLink(postId: number, files: readonly PostFileRow[], linkId: number): CaseFileView[] {
    return files.map((file) => this.fileOf(postId, file, { linkId }));
  }

  /** The author sees an outcome as reported even while it waits for the patient. */
  outcomeStateOf(
    { hasOutcome, outcomeWaits, author_id, closesAt, isLost }: PostRow,
    viewer: Viewer,
  ): OutcomeState {
    if (hasOutcome || (outcomeWaits && author_id === viewer.memberId)) return 'reported';
    if (isLost) return 'lost';
    return isOpen({ closesAt: timeOf(closesAt) }, this.clock.now()) ? 'none' : 'awaited';
  }

  statusOf(row: PostRow): string {
    if (row.isUndeclared) return UNDECLARED;
    if (row.awaitsPatient && !row.withdrawnAt) return WAITS_FOR_PATIENT;
    if (row.isHeld) return 'Checking';
    if (row.files.some(({ state }) => state === 'pending')) return 'Processing';
    return isOpen({ closesAt: timeOf(row.closesAt) }, this.clock.now()) ? 'Active' : 'Closed';
  }

  private fileOf(postId: number, file: PostFileRow, boundTo: BoundTo | undefined): CaseFileView {
    const { id, category, mime, width, height, color, altText, state, rejectReason } = file;
    const { url, thumbnailUrl, mediumUrl, posterUrl } = this.addresses.of(file, boundTo);
    return Object.assign(new CaseFileView(), {
      id,
      postId,
      category,
      mime,
      width,
      height,
      color,
      altText,
      state,
      rejectReason,
      path: url,
      url,
      thumbnailUrl,
      mediumUrl,
      posterUrl,
      name: nameOf(file),
      isHeld: Number(file.isHeld),
      pages: this.addresses
        .ofPages(file, boundTo)
        .map((page) => Object.assign(new PageView(), page)),
    });
  }
}

/**
 * Files of cases are named by category, since their original names often contain a patient's name.
 */
function nameOf({ category, position, key }: PostFileRow): string {
  return `${category.toLowerCase()}-${position}${key.slice(key.lastIndexOf('.'))}`;
}
