import type { EngagementSubject } from '../engagement/subject';
import type { BeyondPost } from './api.server';

/** The page of a post. */
export const pathOfBeyond = (id: number | string) => `/beyondSurgery/${id}`;
/** Its card in a list. */
export const anchorOfBeyond = (id: number | string) => `post-${id}`;
/** Where one member's posts are. */
export const pathOfPostsBy = (memberId: number) => `/beyondSurgeryUserPost/${memberId}`;

export function subjectOfBeyond(post: BeyondPost): EngagementSubject {
  const { id, title, likes, comments, isLiked, isSaved, author } = post;
  return {
    to: pathOfBeyond(id),
    watched: { beyondId: id },
    noun: 'post',
    title,
    authorId: author.memberId,
    likes,
    comments,
    isLiked,
    isSaved,
    isOpen: true,
  };
}
