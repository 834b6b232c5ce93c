import { Injectable } from '@nestjs/common';
import { ageShown } from '../../clinical-cases/age.rules';
import type { PostRow } from '../../clinical-cases/clinical-post.sql';
import { commentsOf, likedOf, likesOf, MergingArrays } from '../../engagement/merging-arrays';
import { timeOf } from '../../platform/database/columns';
import { AuthorView } from '../../profiles/author.wire';
import type { Actor } from '../../wire/access';
import { Page } from '../../wire/reply';
import { Wire } from '../../wire/wire';
import { CaseViews, PostFieldsView } from '../cases/case.views';

export class CommunityPostView extends PostFieldsView {
  @Wire('community_id') postId!: number;
  @Wire('owner_id') ownerId!: number;
  /** 1: image, 2: case. */
  @Wire() type!: number;
  @Wire() title!: string;
  @Wire() description!: string;
  /** The URL of the first file, or "nofile". */
  @Wire() file!: string;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  /** A number, or "90+"; null for an image. */
  @Wire({ as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire({ as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire() gender!: string;
  @Wire('clinical_question') question!: string;
  @Wire('created_time_date') createdAt!: Date;
  /** Up to three members who liked it most recently; empty in lists. */
  @Wire('latest_likers', { of: () => AuthorView }) latestLikers!: AuthorView[];
}

/** Views that repeat parts of a post, for the other arrays. */
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
  @Wire() id!: number;
  @Wire('community_id') postId!: number;
}

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

const VIEWS = { likes: PostLikesView, liked: PostLikedView, comments: PostCommentsView };

/** Describes the response for the contract. */
export const ManyArrays = (least?: number) =>
  MergingArrays([CommunityPostView, ...Object.values(VIEWS), PostSavedView], least);

/** Builds the views of the community endpoints. */
@Injectable()
export class CommunityViews {
  constructor(private readonly views: CaseViews) {}

  /** All posts, repeated in the separate arrays that older apps merge. */
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
    const { id, ageValue, ageUnit } = row;
    const view = this.views.fill(new CommunityPostView(), row, viewer);
    const [first] = view.files;
    return Object.assign(view, {
      postId: id,
      ownerId: row.author_id,
      type: row.kind === 'image' ? 1 : 2,
      title: row.title ?? '',
      description: row.description ?? '',
      file: first?.url ?? 'nofile',
      url: first?.url ?? null,
      thumbnailUrl: first?.thumbnailUrl ?? null,
      age: ageShown({ value: ageValue, unit: ageUnit }),
      ageUnit,
      gender: row.gender ?? '',
      question: row.question ?? '',
      createdAt: timeOf(row.createdAt),
      latestLikers: this.views.latestLikersOf(row),
    });
  }
}
