import { Inject } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import type { Actor } from '../wire/access';
import { type PageQuery, windowOf } from '../wire/paging';
import type { Page } from '../wire/reply';
import type { WireClass } from '../wire/wire';
import { commentFields } from './comment-fields';
import type { CommentRow, CommentSort, NewComment } from './comments.service';
import type { DiscussionService, NamedPost } from './discussion.service';
import {
  CommentCountView,
  type CommentFieldsView,
  LikeView,
  type ReasonBody,
} from './discussion.wire';
import { type LikerView, likerView } from './liker.wire';
import { REPORT_CATEGORIES } from './report-categories';

type Sorted = PageQuery & { readonly sort?: string };

/** The response to a new comment. */
export interface Commented<View> {
  readonly id: number;
  readonly comment: View;
  /** Undefined if the discussion is hidden from the member. */
  readonly count: number | undefined;
}

/**
 * The endpoints of a discussion, which work the same for every kind of post. The controller of a
 * domain defines their paths and the field names of its apps.
 */
export abstract class DiscussionController<
  View extends CommentFieldsView & { postId: number },
  Kind extends string = never,
> {
  @Inject() private readonly addresses!: MediaAddresses;

  protected abstract readonly discussion: DiscussionService<Kind>;
  /** A comment view with the domain's own field name for the post. */
  protected abstract readonly CommentView: WireClass<View>;

  protected async toggle(actor: Actor, post: NamedPost<Kind>): Promise<LikeView> {
    const { count, isLiked } = await this.discussion.toggleLike(actor, post);
    return Object.assign(new LikeView(), { count, isLiked: Number(isLiked) });
  }

  protected async likersOf(
    actor: Actor,
    post: NamedPost<Kind>,
    query: PageQuery,
  ): Promise<Page<LikerView>> {
    const page = await this.discussion.likers(actor, post, windowOf(query));
    return page.map((row) => likerView(row, this.addresses));
  }

  protected async commentsOn(
    actor: Actor,
    post: NamedPost<Kind>,
    { sort, ...query }: Sorted,
  ): Promise<Page<View>> {
    const window = { ...windowOf(query), sort: sort as CommentSort | undefined };
    const page = await this.discussion.commentsOn(actor, post, window);
    return page.map((row) => this.commentView(row, post.id));
  }

  protected async commentOn(
    actor: Actor,
    post: NamedPost<Kind>,
    { text, parentId, mentions }: NewComment,
  ): Promise<Commented<View>> {
    const said = { text, parentId, mentions };
    const { comment, count } = await this.discussion.comment(actor, post, said);
    return { id: comment.id, comment: this.commentView(comment, post.id), count };
  }

  protected async changeComment(
    actor: Actor,
    commentId: number,
    text: string,
  ): Promise<{ comment: View }> {
    const { comment, postId } = await this.discussion.editComment(actor, commentId, text);
    return { comment: this.commentView(comment, postId) };
  }

  protected async withdrawComment(
    actor: Actor,
    commentId: number,
    under: Partial<NamedPost<Kind>>,
  ): Promise<CommentCountView> {
    const count = await this.discussion.removeComment(actor, commentId, under);
    return Object.assign(new CommentCountView(), { count });
  }

  protected async likeCommentOf(actor: Actor, commentId: number): Promise<LikeView> {
    const count = await this.discussion.likeComment(actor, commentId);
    return Object.assign(new LikeView(), { count, isLiked: 1 });
  }

  protected async unlikeCommentOf(actor: Actor, commentId: number): Promise<LikeView> {
    const count = await this.discussion.unlikeComment(actor, commentId);
    return Object.assign(new LikeView(), { count, isLiked: 0 });
  }

  protected async reportPost(
    actor: Actor,
    post: NamedPost<Kind>,
    { category: said, reason }: ReasonBody,
  ): Promise<void> {
    const category = REPORT_CATEGORIES.find((one) => one === said) ?? 'other';
    await this.discussion.report(actor, post, { category, reason });
  }

  protected async reportCommentOf(
    actor: Actor,
    commentId: number,
    { category: said, reason }: ReasonBody,
  ): Promise<void> {
    const category = REPORT_CATEGORIES.find((one) => one === said) ?? 'other';
    await this.discussion.reportComment(actor, commentId, { category, reason });
  }

  private commentView(row: CommentRow, postId: number): View {
    return Object.assign(new this.CommentView(), commentFields(row, this.addresses), { postId });
  }
}
