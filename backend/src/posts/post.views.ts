import { Injectable } from '@nestjs/common';
import { ageShown } from '../clinical-cases/age.rules';
import { isOpen } from '../clinical-cases/clinical-cases.policy';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { outcomeStateOf } from '../clinical-cases/outcome/outcome-state';
import { type CaseFileView, PostFileViews } from '../clinical-cases/post-file.views';
import { wholeTextsIn } from '../clinical-cases/post-texts.rules';
import { MediaAddresses } from '../media/media.addresses';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import type { Actor } from '../wire/access';
import { memberView } from './member.views';
import {
  PostCountsView,
  PostFilePageView,
  PostFileView,
  PostMineView,
  PostStateView,
  PostView,
} from './post.wire';
import { postBriefView } from './post-brief.views';

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

/** Writes posts in the words of the house. */
@Injectable()
export class PostViews {
  constructor(
    private readonly files: PostFileViews,
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  of(row: PostRow, viewer: Viewer): PostView {
    const { id, kind, version, speciality, ageValue, ageUnit, gender } = row;
    const {
      audience,
      isVisibleToVisitors,
      isShowcase,
      isSensitive,
      hasPoll,
      latestLikers = [],
    } = row;
    const files = this.files.filesOf({ ...row, authorId: row.author_id }, row.files, viewer);
    return Object.assign(new PostView(), wholeTextsIn(row), {
      id,
      kind,
      version,
      speciality,
      ageUnit,
      gender,
      audience,
      isVisibleToVisitors,
      isShowcase,
      isSensitive,
      hasPoll,
      author: memberView(authorOf(row, this.addresses)),
      age: ageShown({ value: ageValue, unit: ageUnit }),
      outcome: row.outcome ?? '',
      postedAt: timeOf(row.createdAt),
      editedAt: timeOf(row.editedAt),
      closesAt: timeOf(row.closesAt),
      consentBy: row.isPatients ? 'patient' : 'author',
      files: files.map((file) => fileView(file, { isCovered: isSensitive || row.isHidden })),
      counts: countsView(row),
      state: this.stateView(row, viewer),
      brief: row.brief && postBriefView(row.brief, this.addresses),
      mine: mineView(row, viewer),
      scans: [],
      scansComing: 0,
      latestLikers: latestLikers.map((liker) => memberView(authorOf(liker, this.addresses))),
    });
  }

  private stateView(row: PostRow, viewer: Viewer): PostStateView {
    const { isBlinded, isHidden, isUndeclared, isHeld, awaitsPatient, withdrawnAt, files } = row;
    return Object.assign(new PostStateView(), {
      isBlinded,
      isHidden,
      isUndeclared,
      isOpen: isOpen({ closesAt: timeOf(row.closesAt) }, this.clock.now()),
      isChecking: isHeld,
      isWaitingForPatient: awaitsPatient && !withdrawnAt,
      isProcessing: files.some(({ state }) => state === 'pending'),
      withdrawnAt: timeOf(withdrawnAt),
      outcome: outcomeStateOf(row, viewer, this.clock.now()),
    });
  }
}

const countsView = ({ likeCount, commentCount, stepCount }: PostRow): PostCountsView =>
  Object.assign(new PostCountsView(), {
    likes: likeCount,
    comments: commentCount,
    steps: stepCount,
  });

const mineView = (row: PostRow, { memberId }: Viewer): PostMineView =>
  Object.assign(new PostMineView(), {
    isLiked: row.isLiked,
    isSaved: row.isSaved,
    isFollowed: row.isFollowing,
    isOwn: row.author_id === memberId,
  });

/** The colour of a picture that is not shown at once would tell something of it. */
const fileView = (file: CaseFileView, { isCovered }: { isCovered: boolean }): PostFileView =>
  Object.assign(new PostFileView(), file, {
    color: isCovered || file.isHeld === 1 || file.state !== 'ready' ? null : file.color,
    isHeld: file.isHeld === 1,
    pages: file.pages.map((page) => Object.assign(new PostFilePageView(), page)),
  });
