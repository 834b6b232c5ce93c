import { fullName } from '../auth/account.entity';
import type { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import type { CommentRow } from './comments.service';
import { MentionView } from './discussion.wire';

/** The fields of a comment's view, for every kind of post. */
export function commentFields(row: CommentRow, addresses: MediaAddresses) {
  const { id, parentId, text, isDeleted } = row;
  return Object.assign(authorFields(authorOf(row, addresses)), {
    id,
    commentId: id,
    parentId,
    text,
    isDeleted: Number(isDeleted),
    likeCount: isDeleted ? 0 : row.likeCount,
    isLiked: Number(row.isLiked && !isDeleted),
    advice: isDeleted ? null : (row.advice ?? null),
    wasAsked: Number(Boolean(row.wasAsked) && !isDeleted),
    isNew: Number(Boolean(row.isNew) && !isDeleted),
    createdAt: timeOf(row.createdAt),
    isEdited: Number(row.editedAt !== null),
    editedAt: timeOf(row.editedAt),
    mentions: isDeleted
      ? []
      : row.mentions.map((one) =>
          Object.assign(new MentionView(), { id: one.id, fullName: fullName(one) }),
        ),
  });
}
