import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CaseDiscussionService } from '../clinical-cases/discussion/case-discussion.service';
import type { CommentRow, CommentSort } from '../engagement/comments.service';
import { CommentsQuery } from '../engagement/discussion.wire';
import { MediaAddresses } from '../media/media.addresses';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OwnersFirst } from '../wire/owners-first';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import {
  AddedCommentView,
  CommentsLeftView,
  CommentTextBody,
  LikedCommentView,
  PostCommentBody,
  PostCommentView,
  postCommentView,
} from './comments.wire';

/** The comments on cases and images. */
@Controller()
export class CommentsController {
  constructor(
    private readonly discussion: CaseDiscussionService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get('posts/:id/comments')
  @Reply('Done.', 'result', [PostCommentView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { sort, ...query }: CommentsQuery,
  ): Promise<Page<PostCommentView>> {
    const window = { ...windowOf(query), sort: sort as CommentSort | undefined };
    const page = await this.discussion.commentsOn(actor, { id }, window);
    return page.map((row) => this.shown(row, actor));
  }

  @Post('posts/:id/comments')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, AddedCommentView)
  async add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text, replyTo: parentId, mentions }: PostCommentBody,
  ): Promise<AddedCommentView> {
    const said = { text, parentId, mentions };
    const { comment, count: comments } = await this.discussion.comment(actor, { id }, said);
    const result = this.shown(comment, actor);
    return Object.assign(new AddedCommentView(), { id: comment.id, result, comments });
  }

  @Post('comments/:id')
  @OwnersFirst(CaseDiscussionService, 'id', (discussion, actor, id) =>
    discussion.demandOwnComment(actor, id),
  )
  @Reply('Your comment is changed.', 'result', PostCommentView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text }: CommentTextBody,
  ): Promise<PostCommentView> {
    const { comment } = await this.discussion.editComment(actor, id, text);
    return this.shown(comment, actor);
  }

  @Delete('comments/:id')
  @WhileRestricted()
  @Reply('Your comment is deleted.', 'result', CommentsLeftView)
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CommentsLeftView> {
    const comments = await this.discussion.removeComment(actor, id, {});
    return Object.assign(new CommentsLeftView(), { comments });
  }

  /** Its DELETE is the call that older apps use, too (contract, section 23). */
  @Put('comments/:id/like')
  @Reply('You like this comment.', 'result', LikedCommentView)
  async like(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<LikedCommentView> {
    const likes = await this.discussion.likeComment(actor, id);
    return Object.assign(new LikedCommentView(), { likes, isLiked: true });
  }

  private shown(row: CommentRow, { memberId }: Actor): PostCommentView {
    return postCommentView(row, memberId, this.addresses);
  }
}
