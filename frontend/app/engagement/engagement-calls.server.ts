import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { CommentPage, LikerPage } from './api.server';
import type { CommentSort } from './comment-sorts';

interface WrittenComment {
  id: number;
  comment: string;
  parentId?: number;
  mentions: number[];
  /** All fields of its form. */
  values: FormValues;
}

/**
 * The API calls for one kind of subject; `id` is the subject's id. Where the API toggles, `like`
 * and `unlike` may be the same call.
 */
export interface EngagementCalls {
  like?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unlike?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  save(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unsave(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  follow?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unfollow?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  likers(args: RouteArgs, id: number, before?: number): Promise<LikerPage>;
  comments(
    args: RouteArgs,
    id: number,
    window: { before?: number; limit?: number; sort?: CommentSort },
  ): Promise<CommentPage>;
  /** @returns the id of the comment */
  comment(args: RouteArgs, written: WrittenComment): Promise<Reply<{ id: number }>>;
  editComment(args: RouteArgs, commentId: number, text: string): Promise<Reply<unknown>>;
  removeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  likeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  unlikeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  report(
    args: RouteArgs,
    id: number,
    report: { reason: string; category: string },
    values: FormValues,
  ): Promise<Reply<unknown>>;
  reportComment(
    args: RouteArgs,
    commentId: number,
    report: { reason: string; category: string },
  ): Promise<Reply<unknown>>;
  remove?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
}

/** The subject that a page is about. */
export interface Engaged {
  calls: EngagementCalls;
  id: number;
  /** The path of its page. */
  to: string;
  /** The element id of its card in a list, to which a form without scripts returns. */
  anchor: string;
}
