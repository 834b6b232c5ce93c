export const COMMENT_SORTS = ['oldest', 'liked'] as const;
/** In which order comments are read; the latest, the oldest of them first, unless one is chosen. */
export type CommentSort = (typeof COMMENT_SORTS)[number];
