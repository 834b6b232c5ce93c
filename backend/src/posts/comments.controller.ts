import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CaseDiscussionService } from '../clinical-cases/discussion/case-discussion.service';
import { type PinRow, PinsService } from '../clinical-cases/pins/pins.service';
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
import { placeIn } from './pins.wire';

/** The comments on cases and images. */
@Controller()
export class CommentsController {
  constructor(
    private readonly discussion: CaseDiscussionService,
    private readonly pins: PinsService,
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
    const pins = await this.pins.of(actor, page.items);
    return page.map((row) => this.shown(row, actor, pins));
  }

  @Post('posts/:id/comments')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, AddedCommentView)
  async add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text = '', replyTo: parentId, mentions, pins = [] }: PostCommentBody,
  ): Promise<AddedCommentView> {
    const said = { text, parentId, mentions, places: pins.map(placeIn) };
    const { comment, count: comments } = await this.pins.comment(actor, { id }, said);
    const result = await this.withPins(comment, actor);
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
    return this.withPins(comment, actor);
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

  private async withPins(row: CommentRow, actor: Actor): Promise<PostCommentView> {
    return this.shown(row, actor, await this.pins.of(actor, [row]));
  }

  private shown(
    row: CommentRow,
    { memberId: readerId }: Actor,
    pins: ReadonlyMap<number, readonly PinRow[]>,
  ): PostCommentView {
    return postCommentView(row, { readerId, pins }, this.addresses);
  }
}
