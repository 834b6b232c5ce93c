import { toAuthor } from '../profiles/author.server';
import type { components } from '../wire/schema';
import type { BeyondFile, BeyondPost } from './beyond-post';

type Views = components['schemas'];

export function toPost(row: Views['BeyondPostView']): BeyondPost {
  const author = toAuthor(row);
  return {
    id: row.id,
    title: row.title,
    author,
    connection: {
      memberId: author.memberId,
      fullName: author.fullName,
      state: row.standing,
      connectionId: row.follow_id,
    },
    file: fileIn(row),
    isProcessing: row.status === 'Processing',
    problem: row.reject_reason ?? '',
    postedAt: row.created_date_time,
    isHidden: Boolean(row.is_hidden),
    isLiked: Boolean(row.is_like),
    isSaved: Boolean(row.is_save),
    likes: row.like_count,
    comments: row.comment_count,
    version: row.version,
  };
}

/** A GIF is animated only in its original file. */
function fileIn(row: Views['BeyondPostView']): BeyondFile | null {
  if (!row.url) return null;
  const isVideo = row.tag_type === 'video';
  return {
    kind: row.tag_type,
    url: row.url,
    pictureUrl: isVideo
      ? row.poster_url
      : row.mime_type === 'image/gif'
        ? row.url
        : (row.medium_url ?? row.url),
    altText: row.alt_text ?? '',
    color: row.color ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}
