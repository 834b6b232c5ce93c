import type { Actor } from '../wire/access';

type Owned = { readonly authorId: number };
type Timed = { readonly closesAt: Date | null };
type Viewer = Pick<Actor, 'memberId'>;

/** Changing and removing. */
export const isAuthor = (post: Owned, viewer: Viewer): boolean => post.authorId === viewer.memberId;

/** Cases close after a week; images never. */
export const isOpen = (post: Timed, now: Date): boolean =>
  post.closesAt === null || now < post.closesAt;
/** Liking and commenting, and taking a like back. */
export const canDiscuss = isOpen;
