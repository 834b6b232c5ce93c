import { fullName } from '../auth/account.entity';
import type { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type Author, authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import type { CommentRow } from './comments.service';
import { MentionView } from './discussion.wire';

/** The reader has blocked its author: folded until the reader chooses to show it. */
const FOLDED = 1;
/** By a member who has blocked the reader: without words and name. */
const WITHHELD = 2;

const NOBODY: Author = {
  memberId: 0,
  fullName: '',
  pictureUrl: null,
  speciality: '',
  place: '',
  verifiedIn: '',
};

function blockedIn({ isDeleted, isFolded, isWithheld }: CommentRow): number {
  if (isDeleted) return 0;
  if (isWithheld) return WITHHELD;
  return isFolded ? FOLDED : 0;
}

/** The fields of a comment's view, for every kind of post. */
export function commentFields(row: CommentRow, addresses: MediaAddresses) {
  const { id, parentId, isDeleted } = row;
  const isBlocked = blockedIn(row);
  const isUnseen = isDeleted || isBlocked === WITHHELD;
  const author = isBlocked === WITHHELD ? NOBODY : authorOf(row, addresses);
  return Object.assign(authorFields(author), {
    id,
    commentId: id,
    parentId,
    text: isUnseen ? '' : row.text,
    isDeleted: Number(isDeleted),
    isBlocked,
    isHidden: Number(row.isHidden),
    likeCount: isDeleted ? 0 : row.likeCount,
    isLiked: Number(row.isLiked && !isDeleted),
    advice: isDeleted ? null : (row.advice ?? null),
    wasAsked: Number(Boolean(row.wasAsked) && !isUnseen),
    isNew: Number(Boolean(row.isNew) && !isDeleted),
    createdAt: timeOf(row.createdAt),
    isEdited: Number(row.editedAt !== null),
    editedAt: timeOf(row.editedAt),
    mentions: isUnseen
      ? []
      : row.mentions.map((one) =>
          Object.assign(new MentionView(), { id: one.id, fullName: fullName(one) }),
        ),
  });
}
