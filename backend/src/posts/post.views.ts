import { Injectable } from '@nestjs/common';
import { ageShown } from '../clinical-cases/age.rules';
import { type CaseFileView, CaseViews } from '../clinical-cases/cases/case.views';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { MediaAddresses } from '../media/media.addresses';
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
    private readonly cases: CaseViews,
    private readonly addresses: MediaAddresses,
  ) {}

  of(row: PostRow, viewer: Viewer): PostView {
    const { id, kind, version, speciality, ageValue, ageUnit, gender } = row;
    const { audience, isVisibleToVisitors, isShowcase, isSensitive, hasPoll } = row;
    const files = this.cases.filesOf({ ...row, authorId: row.author_id }, row.files, viewer);
    return Object.assign(new PostView(), {
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
      diagnosis: row.diagnosis ?? '',
      history: row.history ?? '',
      question: row.question ?? '',
      title: row.title ?? '',
      description: row.description ?? '',
      outcome: row.outcome ?? '',
      postedAt: timeOf(row.createdAt),
      editedAt: timeOf(row.editedAt),
      closesAt: timeOf(row.closesAt),
      consentBy: row.isPatients ? 'patient' : 'author',
      files: files.map(fileView),
      counts: countsView(row),
      state: this.stateView(row, viewer),
      brief: row.brief && postBriefView(row.brief, this.addresses),
      mine: mineView(row, viewer),
    });
  }

  private stateView(row: PostRow, viewer: Viewer): PostStateView {
    const { isBlinded, isHidden, isUndeclared, isHeld, awaitsPatient, withdrawnAt, files } = row;
    return Object.assign(new PostStateView(), {
      isBlinded,
      isHidden,
      isUndeclared,
      isChecking: isHeld,
      isWaitingForPatient: awaitsPatient && !withdrawnAt,
      isProcessing: files.some(({ state }) => state === 'pending'),
      withdrawnAt: timeOf(withdrawnAt),
      outcome: this.cases.outcomeStateOf(row, viewer),
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

const fileView = (file: CaseFileView): PostFileView =>
  Object.assign(new PostFileView(), file, {
    isHeld: file.isHeld === 1,
    pages: file.pages.map((page) => Object.assign(new PostFilePageView(), page)),
  });
