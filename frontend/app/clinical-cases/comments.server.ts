import type { Comment, CommentPin } from '../engagement/api.server';
import { fromMember } from '../profiles/author.server';
import type { components } from '../wire/schema';

/** By a member whom the reader has blocked. */
const FOLDED = 1;
/** By a member who has blocked the reader. */
const WITHHELD = 2;

/** A comment on a case or an image. */
export function fromComment(row: components['schemas']['PostCommentView']): Comment {
  const { id, text, likes, isDeleted, isHidden, mine } = row;
  const { isLiked, isNew, wasAsked, isFolded, isWithheld } = mine;
  const unblocked = isFolded ? FOLDED : 0;
  return {
    id,
    text,
    likes,
    isDeleted,
    isHidden,
    isLiked,
    isNew,
    wasAsked,
    parentId: row.replyTo,
    author: fromMember(row.author),
    writtenAt: row.postedAt,
    isEdited: row.editedAt !== null,
    isBlocked: isWithheld ? WITHHELD : unblocked,
    effect: row.advice,
    pins: row.pins.map(fromPin),
    mentions: row.mentions.map(({ id: memberId, name: fullName }) => ({ memberId, fullName })),
  };
}

export const fromPin = (pin: components['schemas']['PinView']): CommentPin => ({
  ...pin,
  points: pin.points.map(([x = 0, y = 0]) => ({ x, y })),
});
