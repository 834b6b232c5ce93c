import type { Actor } from '../wire/access';

type Owned = { readonly authorId: number };
type Timed = { readonly closesAt: Date | null };
type Viewer = Pick<Actor, 'memberId'>;

/** May edit and remove the post. */
export const isAuthor = (post: Owned, viewer: Viewer): boolean => post.authorId === viewer.memberId;

/** Cases close after a week; images never. */
export const isOpen = (post: Timed, now: Date): boolean =>
  post.closesAt === null || now < post.closesAt;
/** Liking, commenting, and removing a like. */
export const canDiscuss = isOpen;
