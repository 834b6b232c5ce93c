import { Injectable } from '@nestjs/common';
import { ageShown } from '../../clinical-cases/age.rules';
import type { PostRow } from '../../clinical-cases/clinical-post.sql';
import { CONSENT_BY } from '../../clinical-cases/consent/consent.rules';
import { OUTCOME_STATES, outcomeStateOf } from '../../clinical-cases/outcome/outcome-state';
import { CaseFileView, PostFileViews } from '../../clinical-cases/post-file.views';
import { POST_STATES, statusOf } from '../../clinical-cases/post-status';
import { MediaAddresses } from '../../media/media.addresses';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import type { Actor } from '../../wire/access';
import { Wire } from '../../wire/wire';
import { OutcomeBriefView, outcomeBriefView } from './outcome-brief.views';

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
    private readonly files: PostFileViews,
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
      outcomeState: outcomeStateOf(row, viewer, this.clock.now()),
      diagnosis: row.diagnosis ?? '',
      history: row.history ?? '',
      outcome: row.outcome ?? '',
      outcomeBrief: row.brief && outcomeBriefView(row.brief, this.addresses),
      editedAt: timeOf(row.editedAt),
      closesAt: timeOf(row.closesAt),
      status: statusOf(row, this.clock.now()),
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
      files: this.files.filesOf(
        { id, authorId: row.author_id, isHidden: row.isHidden, awaitsPatient: row.awaitsPatient },
        row.files,
        viewer,
      ),
    };
    return Object.assign(view, authorFields(authorOf(row, this.addresses)), fields);
  }
}
