import { Injectable } from '@nestjs/common';
import { type BoundTo, MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { Wire } from '../wire/wire';
import type { ExploreRow } from './explore-post.repository';

export class ExplorePostView {
  @Wire('post_id') postId!: number;
  @Wire() title!: string;
  @Wire() speciality!: string;
  /** Null until it is ready to play. */
  @Wire({ as: 'text', nullable: true }) video!: string | null;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  /** A smaller version for slow connections; null if the video itself is small enough. */
  @Wire('video_small', { as: 'text', nullable: true }) smallVideo!: string | null;
  @Wire({ as: 'text', nullable: true }) thumbnail!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire() views!: number;
  /** The author's id. */
  @Wire('id') authorId!: number;
  @Wire('author_name') authorName!: string;
  @Wire('author_profile_pic') authorPictureUrl!: string;
  @Wire('created_date') createdAt!: Date;
  @Wire('is_save') isSaved!: number;
  /** 1: only visible to its author and administrators. */
  @Wire('is_hidden') isHidden!: number;
  /**
   * `pending` while it is being converted or is held back, `rejected` if it cannot be; both are only shown to the
   * author.
   */
  @Wire({ words: ['pending', 'ready', 'rejected'] }) state!: string;
  /** The id of its video (`me/held`) while its author has to decide about it, or it is checked. */
  @Wire('held_id', { as: 'number', nullable: true }) heldId!: number | null;
  @Wire('reject_reason', { as: 'text', nullable: true }) rejectReason!: string | null;
}

@Injectable()
export class ExploreViews {
  constructor(private readonly addresses: MediaAddresses) {}

  postOf(row: ExploreRow, viewer: BoundTo): ExplorePostView {
    const { id, title, speciality, width, height, color, state, rejectReason } = row;
    const { url, smallUrl, mediumUrl, posterUrl } = this.addresses.of(
      row,
      row.isHidden ? viewer : undefined,
    );
    const { memberId, fullName, pictureUrl } = authorOf(row, this.addresses);
    return Object.assign(new ExplorePostView(), {
      postId: id,
      title,
      speciality,
      width,
      height,
      color,
      state: state === 'held' ? 'pending' : state,
      heldId: row.isHeld ? row.assetId : null,
      rejectReason,
      video: url,
      url,
      smallVideo: smallUrl,
      thumbnail: mediumUrl,
      thumbnailUrl: mediumUrl,
      posterUrl,
      authorId: memberId,
      authorName: fullName,
      authorPictureUrl: pictureUrl ?? '',
      views: row.viewCount,
      createdAt: timeOf(row.createdAt),
      isSaved: Number(row.isSaved),
      isHidden: Number(row.isHidden),
    });
  }
}
