import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { DiscussionController } from '../../engagement/discussion.controller';
import { CommentCountView, CommentReportBody, LikeView } from '../../engagement/discussion.wire';
import { LikerView } from '../../engagement/liker.wire';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OwnersFirst } from '../../wire/owners-first';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { BeyondPostBody } from '../beyond-surgery.wire';
import { BeyondDiscussionService } from './beyond-discussion.service';
import {
  AddBeyondCommentBody,
  BeyondCommentedView,
  BeyondCommentsQuery,
  BeyondCommentView,
  BeyondEditedView,
  BeyondPageQuery,
  BeyondSaveView,
  EditBeyondCommentBody,
  RemoveBeyondCommentBody,
  ReportBeyondBody,
} from './beyond-discussion.wire';

/**
 * Likes, comments and reports of a post. Names, modules and routes sent by older apps are ignored:
 * the server knows them.
 */
@Controller()
export class BeyondDiscussionController extends DiscussionController<BeyondCommentView> {
  protected readonly CommentView = BeyondCommentView;

  constructor(protected readonly discussion: BeyondDiscussionService) {
    super();
  }

  @Post('addBeyondPostLike')
  @OncePerKey()
  @Reply('Done.', undefined, LikeView)
  toggleLike(@CurrentMember() actor: Actor, @Body() body: BeyondPostBody): Promise<LikeView> {
    return this.toggle(actor, { id: body.postId });
  }

  @Post('beyond/comments/:id/like')
  @Reply('You like this comment.', undefined, LikeView)
  likeComment(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<LikeView> {
    return this.likeCommentOf(actor, id);
  }

  @Delete('beyond/comments/:id/like')
  @WhileRestricted()
  @Reply('You no longer like this comment.', undefined, LikeView)
  unlikeComment(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<LikeView> {
    return this.unlikeCommentOf(actor, id);
  }

  @Reads('getLikeListOfBeyond')
  @Reply('Done.', 'result', [LikerView])
  likers(@CurrentMember() actor: Actor, @Body() body: BeyondPageQuery): Promise<Page<LikerView>> {
    return this.likersOf(actor, { id: body.postId }, body);
  }

  @Post('addBeyondPostToCollection')
  @WhileRestricted()
  @OncePerKey()
  @Reply('Your collection is updated.', undefined, BeyondSaveView)
  async toggleSaved(
    @CurrentMember() actor: Actor,
    @Body() { postId }: BeyondPostBody,
  ): Promise<BeyondSaveView> {
    return Object.assign(new BeyondSaveView(), {
      isSaved: Number(await this.discussion.toggleSaved(actor, { id: postId })),
    });
  }

  @Reads('getCommentForBeyondId')
  @Reply('Done.', 'result', [BeyondCommentView])
  comments(
    @CurrentMember() actor: Actor,
    @Body() body: BeyondCommentsQuery,
  ): Promise<Page<BeyondCommentView>> {
    return this.commentsOn(actor, { id: body.postId }, body);
  }

  @Post('addCommentForBeyondId')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, BeyondCommentedView)
  async comment(
    @CurrentMember() actor: Actor,
    @Body() body: AddBeyondCommentBody,
  ): Promise<BeyondCommentedView> {
    const commented = await this.commentOn(actor, { id: body.postId }, body);
    return Object.assign(new BeyondCommentedView(), commented);
  }

  /** Not in the spec: its apps cannot edit comments. */
  @Put('beyond/comments/:id')
  @OwnersFirst(BeyondDiscussionService, 'id', (discussion, actor, id) =>
    discussion.demandOwnComment(actor, id),
  )
  @Reply('Your comment is changed.', undefined, BeyondEditedView)
  async editComment(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text }: EditBeyondCommentBody,
  ): Promise<BeyondEditedView> {
    return Object.assign(new BeyondEditedView(), await this.changeComment(actor, id, text));
  }

  @Post('deleteCommentForBeyondId')
  @WhileRestricted()
  @Reply('Your comment is deleted.', undefined, CommentCountView)
  removeComment(
    @CurrentMember() actor: Actor,
    @Body() { commentId, postId }: RemoveBeyondCommentBody,
  ): Promise<CommentCountView> {
    return this.withdrawComment(actor, commentId, { id: postId });
  }

  @Post('beyond/comments/:id/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this comment.')
  reportComment(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: CommentReportBody,
  ): Promise<void> {
    return this.reportCommentOf(actor, id, body);
  }

  @Post('addBeyondReportReason')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this post.')
  report(@CurrentMember() actor: Actor, @Body() body: ReportBeyondBody): Promise<void> {
    return this.reportPost(actor, { id: body.postId }, body);
  }
}
