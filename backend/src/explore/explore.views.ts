import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { Wire } from '../wire/wire';
import type { ExploreRow } from './explore-post.repository';

export class ExplorePostView {
  @Wire('post_id') postId!: number;
  @Wire('title') title!: string;
  @Wire('speciality') speciality!: string;
  /** Null until it is playable. */
  @Wire('video') video!: string | null;
  @Wire('url') url!: string | null;
  /** The same, smaller, for slow lines; null when the video is small enough itself. */
  @Wire('video_small') smallVideo!: string | null;
  @Wire('thumbnail') thumbnail!: string | null;
  @Wire('thumbnail_url') thumbnailUrl!: string | null;
  @Wire('poster_url') posterUrl!: string | null;
  @Wire('width') width!: number | null;
  @Wire('height') height!: number | null;
  @Wire('color') color!: string | null;
  @Wire('views') views!: number;
  /** The author's. */
  @Wire('id') authorId!: number;
  @Wire('author_name') authorName!: string;
  @Wire('author_profile_pic') authorPictureUrl!: string;
  @Wire('created_date') createdAt!: Date;
  @Wire('is_save') isSaved!: number;
  /** `pending` while it is made playable, `rejected` when it cannot be; both for its author only. */
  @Wire('state') state!: string;
  @Wire('reject_reason') rejectReason!: string | null;
}

@Injectable()
export class ExploreViews {
  constructor(private readonly addresses: MediaAddresses) {}

  postOf(row: ExploreRow): ExplorePostView {
    const { id, title, speciality, width, height, color, state, rejectReason } = row;
    const { url, smallUrl, mediumUrl, posterUrl } = this.addresses.of(row);
    const { memberId, fullName, pictureUrl } = authorOf(row, this.addresses);
    return Object.assign(new ExplorePostView(), {
      ...{ postId: id, title, speciality, width, height, color, state, rejectReason },
      ...{
        video: url,
        url,
        smallVideo: smallUrl,
        thumbnail: mediumUrl,
        thumbnailUrl: mediumUrl,
        posterUrl,
      },
      ...{ authorId: memberId, authorName: fullName, authorPictureUrl: pictureUrl ?? '' },
      views: row.viewCount,
      createdAt: timeOf(row.createdAt),
      isSaved: Number(row.isSaved),
    });
  }
}
