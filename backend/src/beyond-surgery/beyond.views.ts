import { Injectable } from '@nestjs/common';
import { CONNECTION_STATES } from '../connections/connection-state.rules';
import { commentsOf, likedOf, likesOf, MergingArrays } from '../engagement/merging-arrays';
import { type BoundTo, MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type AuthorRow, authorOf } from '../profiles/author';
import { AuthorView, authorFields } from '../profiles/author.wire';
import { Page } from '../wire/reply';
import { Wire } from '../wire/wire';
import type { BeyondFileRow, BeyondRow } from './beyond-post.sql';

const NO_FILE = 'nofile';

export class BeyondPostView extends AuthorView {
  @Wire() id!: number;
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('owner_id') ownerId!: number;
  @Wire() title!: string;
  /** The URL of the file, or "nofile". */
  @Wire() file!: string;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('medium_url', { as: 'text', nullable: true }) mediumUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire('tag_type', { words: ['video', 'image'] }) tagType!: string;
  @Wire('mime_type', { as: 'text', nullable: true }) mime!: string | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire('alt_text', { as: 'text', nullable: true }) altText!: string | null;
  /** `Processing` while a video is not ready to play, `Rejected` if it cannot be converted. */
  @Wire({ words: ['Active', 'Processing', 'Rejected'] }) status!: string;
  @Wire('reject_reason', { as: 'text', nullable: true }) rejectReason!: string | null;
  @Wire('created_date_time') createdAt!: Date;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  @Wire('like_count') likeCount!: number;
  @Wire('comment_count') commentCount!: number;
  @Wire('is_like') isLiked!: number;
  @Wire('is_save') isSaved!: number;
  @Wire('is_hidden') isHidden!: number;
  @Wire() version!: number;
  /** The viewer's connection to the author (none, sent, received or connected) and its id. */
  @Wire('standing', { words: CONNECTION_STATES }) connectionState!: string;
  @Wire('follow_id', { as: 'number', nullable: true }) connectionId!: number | null;
}

/** Views that repeat parts of a post, for the other arrays. */
export class BeyondLikesView {
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('like_count') count!: number;
}

export class BeyondLikedView {
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('is_like') isLiked!: number;
}

export class BeyondCommentsView {
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('comment_count') count!: number;
}

export class BeyondSavedView {
  @Wire('beyond_id') beyondId!: number;
  @Wire('beyond_surgery_id') postId!: number;
}

/** A member suggested by the search box. */
export class ColleagueView extends AuthorView {
  @Wire() id!: number;
  @Wire() name!: string;
}

export class FoundView {
  @Wire('numOfResults') count!: number;
  @Wire({ of: () => ColleagueView }) result!: ColleagueView[];
}

const VIEWS = { likes: BeyondLikesView, liked: BeyondLikedView, comments: BeyondCommentsView };

/** Describes the response for the contract. */
export const FiveArrays = () =>
  MergingArrays([BeyondPostView, ...Object.values(VIEWS), BeyondSavedView]);

/** Builds the views of posts. */
@Injectable()
export class BeyondViews {
  constructor(private readonly addresses: MediaAddresses) {}

  /** All posts, repeated in the separate arrays that older apps merge. */
  fiveArrays({ items, nextBefore }: Page<BeyondRow>, viewer: BoundTo): Page<object[]> {
    const posts = items.map((row) => this.postOf(row, viewer));
    const saved = items
      .filter(({ isSaved }) => isSaved)
      .map(({ id }) => Object.assign(new BeyondSavedView(), { beyondId: id, postId: id }));
    return new Page<object[]>(
      [posts, likesOf(items, VIEWS), likedOf(items, VIEWS), commentsOf(items, VIEWS), saved],
      nextBefore,
    );
  }

  private postOf(row: BeyondRow, viewer: BoundTo): BeyondPostView {
    const { id, title, likeCount, commentCount, version, connectionState, connectionId } = row;
    return Object.assign(
      new BeyondPostView(),
      authorFields(authorOf(row, this.addresses)),
      this.fileOf(row.file, row.isHidden ? viewer : undefined),
      {
        id,
        postId: id,
        title,
        likeCount,
        commentCount,
        version,
        connectionState,
        connectionId,
        ownerId: row.author_id,
        createdAt: timeOf(row.createdAt),
        editedAt: timeOf(row.editedAt),
        isLiked: Number(row.isLiked),
        isSaved: Number(row.isSaved),
        isHidden: Number(row.isHidden),
      },
    );
  }

  private fileOf(file: BeyondFileRow | null, boundTo: BoundTo | undefined) {
    const none = {
      file: NO_FILE,
      url: null,
      thumbnailUrl: null,
      mediumUrl: null,
      posterUrl: null,
      mime: null,
    };
    const bare = { width: null, height: null, color: null, altText: null, rejectReason: null };
    if (!file) return { ...none, ...bare, tagType: 'image', status: 'Active' };
    const { mime, width, height, color, altText, rejectReason } = file;
    const { url, thumbnailUrl, mediumUrl, posterUrl } = this.addresses.of(file, boundTo);
    return {
      file: url ?? NO_FILE,
      url,
      thumbnailUrl,
      mediumUrl,
      posterUrl,
      mime,
      width,
      height,
      color,
      altText,
      rejectReason,
      tagType: file.kind === 'video' ? 'video' : 'image',
      status: STATUS[file.state],
    };
  }

  colleagueOf(row: AuthorRow): ColleagueView {
    const author = authorFields(authorOf(row, this.addresses));
    return Object.assign(new ColleagueView(), author, {
      id: author.memberId,
      name: author.fullName,
    });
  }
}

/** Older apps know no file that is held back: it is one that is not ready yet. */
const STATUS = {
  ready: 'Active',
  held: 'Processing',
  pending: 'Processing',
  rejected: 'Rejected',
} as const;
