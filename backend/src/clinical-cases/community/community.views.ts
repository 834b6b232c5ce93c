import { Injectable } from '@nestjs/common';
import { commentsOf, likedOf, likesOf, MergingArrays } from '../../engagement/merging-arrays';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import type { Actor } from '../../wire/access';
import { Page } from '../../wire/reply';
import { Wire } from '../../wire/wire';
import { ageShown } from '../age.rules';
import { CaseFileView, CaseViews, POST_STATES } from '../case.views';
import type { PostRow } from '../clinical-post.rows';

export class CommunityPostView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('community_id') postId!: number;
  @Wire('owner_id') ownerId!: number;
  /** 1 is an image, 2 a case. */
  @Wire('type') type!: number;
  @Wire('speciality') postSpeciality!: string;
  @Wire('title') title!: string;
  @Wire('description') description!: string;
  /** The address of the first file, or "nofile". */
  @Wire('file') file!: string;
  @Wire('url', { as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('files', { of: () => CaseFileView }) files!: CaseFileView[];
  /** A number, or "90+"; null for an image. */
  @Wire('age', { as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire('ageUnit', { as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire('gender') gender!: string;
  @Wire('diagnosis') diagnosis!: string;
  @Wire('history') history!: string;
  @Wire('clinical_question') question!: string;
  @Wire('outcome') outcome!: string;
  @Wire('created_time_date') createdAt!: Date;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  /** Null for an image, which never closes. */
  @Wire('closes_at', { as: 'time', nullable: true }) closesAt!: Date | null;
  @Wire('status', { words: POST_STATES }) status!: string;
  @Wire('like_count') likeCount!: number;
  @Wire('comment_count') commentCount!: number;
  @Wire('is_like') isLiked!: number;
  @Wire('isAddedInCollection') isSaved!: number;
  @Wire('is_hidden') isHidden!: number;
  @Wire('visibleToVisitors') isVisibleToVisitors!: number;
  /** 1: its files are hard to look at outside work, and are shown under a cover. */
  @Wire('sensitive') isSensitive!: number;
  /** members, or speciality: those of the post's own alone. */
  @Wire('audience') audience!: string;
  /** Since when the patient's consent is withdrawn; only its author sees such a post. */
  @Wire('withdrawn_at', { as: 'time', nullable: true }) withdrawnAt!: Date | null;
  @Wire('version') version!: number;
}

/** What the other arrays tell once more of a post. */
export class PostLikesView {
  @Wire('community_id') postId!: number;
  @Wire('like_count') count!: number;
}

export class PostLikedView {
  @Wire('community_id') postId!: number;
  @Wire('is_like') isLiked!: number;
}

export class PostCommentsView {
  @Wire('community_id') postId!: number;
  @Wire('comment_count') count!: number;
}

export class PostSavedView {
  @Wire('id') id!: number;
  @Wire('community_id') postId!: number;
}

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

const VIEWS = { likes: PostLikesView, liked: PostLikedView, comments: PostCommentsView };

/** For the contract. */
export const ManyArrays = (least?: number) =>
  MergingArrays([CommunityPostView, ...Object.values(VIEWS), PostSavedView], least);

/** Rows in the words of the community calls. */
@Injectable()
export class CommunityViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly views: CaseViews,
  ) {}

  /** Everything, and the same once more in the arrays that older apps merge by themselves. */
  fiveArrays(page: Page<PostRow>, viewer: Viewer): Page<object[]> {
    const { items, nextBefore } = page;
    const saved = items
      .filter(({ isSaved }) => isSaved)
      .map(({ id }) => Object.assign(new PostSavedView(), { id, postId: id }));
    return new Page(
      [
        ...this.twoArrays(page, viewer).items,
        likedOf(items, VIEWS),
        commentsOf(items, VIEWS),
        saved,
      ],
      nextBefore,
    );
  }

  twoArrays({ items, nextBefore }: Page<PostRow>, viewer: Viewer): Page<object[]> {
    return new Page<object[]>(
      [items.map((row) => this.postOf(row, viewer)), likesOf(items, VIEWS)],
      nextBefore,
    );
  }

  private postOf(row: PostRow, viewer: Viewer): CommunityPostView {
    const { id, speciality: postSpeciality, ageUnit, likeCount, commentCount, version } = row;
    const files = this.views.filesOf(row, viewer);
    return Object.assign(
      new CommunityPostView(),
      authorFields(authorOf(row, this.addresses)),
      textsOf(row),
      {
        ...{ id, postId: id, postSpeciality, ageUnit, likeCount, commentCount, version, files },
        ownerId: row.author_id,
        type: row.kind === 'image' ? 1 : 2,
        file: files[0]?.url ?? 'nofile',
        url: files[0]?.url ?? null,
        thumbnailUrl: files[0]?.thumbnailUrl ?? null,
        age: ageShown({ value: row.ageValue, unit: ageUnit }),
        createdAt: timeOf(row.createdAt),
        editedAt: timeOf(row.editedAt),
        closesAt: timeOf(row.closesAt),
        status: this.views.statusOf(row),
        isLiked: Number(row.isLiked),
        isSaved: Number(row.isSaved),
        isHidden: Number(row.isHidden),
        isVisibleToVisitors: Number(row.isVisibleToVisitors),
        isSensitive: Number(row.isSensitive),
        audience: row.audience,
        withdrawnAt: timeOf(row.withdrawnAt),
      },
    );
  }
}

function textsOf({ title, description, gender, diagnosis, history, question, outcome }: PostRow) {
  return {
    title: title ?? '',
    description: description ?? '',
    gender: gender ?? '',
    diagnosis: diagnosis ?? '',
    history: history ?? '',
    question: question ?? '',
    outcome: outcome ?? '',
  };
}
