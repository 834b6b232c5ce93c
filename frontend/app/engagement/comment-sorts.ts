export const COMMENT_SORTS = ['oldest', 'liked'] as const;
/** The order of the comments. By default the latest ones are shown, oldest first. */
export type CommentSort = (typeof COMMENT_SORTS)[number];
