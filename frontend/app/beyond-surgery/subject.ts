import type { EngagementSubject } from '../engagement/subject';
import type { BeyondPost } from './beyond-post';

/** The page of a post. */
export const pathOfBeyond = (id: number | string) => `/beyondSurgery/${id}`;
/** The element id of its card in a list. */
export const anchorOfBeyond = (id: number | string) => `post-${id}`;
/** The page with one member's posts. */
export const pathOfPostsBy = (memberId: number) => `/beyondSurgeryUserPost/${memberId}`;

export function subjectOfBeyond(post: BeyondPost): EngagementSubject {
  const { id, title, likes, comments, isLiked, isSaved, author } = post;
  return {
    to: pathOfBeyond(id),
    watched: { beyondId: id },
    noun: 'post',
    title,
    authorId: author.memberId,
    authorName: author.fullName,
    listedAt: '/beyondSurgery',
    likes,
    comments,
    isLiked,
    isSaved,
    isOpen: true,
  };
}
