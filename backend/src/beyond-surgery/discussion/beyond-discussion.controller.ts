import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommentCountView, LikeView } from '../../engagement/discussion.wire';
import { LikerView, likerView } from '../../engagement/liker.wire';
import type { ReportCategory } from '../../engagement/reports.service';
import { MediaAddresses } from '../../media/media.addresses';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { BeyondViews } from '../beyond.views';
import { BeyondPostBody } from '../beyond-surgery.wire';
import { BeyondDiscussionService } from './beyond-discussion.service';
import {
  AddBeyondCommentBody,
  BeyondCommentedView,
  BeyondCommentView,
  BeyondEditedView,
  BeyondPageQuery,
  BeyondSaveView,
  EditBeyondCommentBody,
  RemoveBeyondCommentBody,
  ReportBeyondBody,
} from './beyond-discussion.wire';

/** What colleagues do with a post. Names, modules and routes that older apps send along are not read: the server knows them. */
@Controller()
export class BeyondDiscussionController {
  constructor(
    private readonly discussion: BeyondDiscussionService,
    private readonly views: BeyondViews,
    private readonly addresses: MediaAddresses,
  ) {}

  @Post('addBeyondPostLike')
  @OncePerKey()
  @Reply('Done.', undefined, LikeView)
  async toggleLike(
    @CurrentMember() actor: Actor,
    @Body() { postId }: BeyondPostBody,
  ): Promise<LikeView> {
    const { count, isLiked } = await this.discussion.toggleLike(actor, postId);
    return Object.assign(new LikeView(), { count, isLiked: Number(isLiked) });
  }

  @Reads('getLikeListOfBeyond')
  @Reply('Done.', 'result', [LikerView])
  async likers(
    @CurrentMember() actor: Actor,
    @Body() body: BeyondPageQuery,
  ): Promise<Page<LikerView>> {
    const page = await this.discussion.likers(actor, body.postId, windowOf(body));
    return page.map((row) => likerView(row, this.addresses));
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
      isSaved: Number(await this.discussion.toggleSaved(actor, postId)),
    });
  }

  @Reads('getCommentForBeyondId')
  @Reply('Done.', 'result', [BeyondCommentView])
  async comments(
    @CurrentMember() actor: Actor,
    @Body() body: BeyondPageQuery,
  ): Promise<Page<BeyondCommentView>> {
    const page = await this.discussion.commentsOn(actor, body.postId, windowOf(body));
    return page.map((row) => this.views.commentOf(row, body.postId));
  }

  @Post('addCommentForBeyondId')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, BeyondCommentedView)
  async comment(
    @CurrentMember() actor: Actor,
    @Body() { postId, text, parentId, mentions }: AddBeyondCommentBody,
  ): Promise<BeyondCommentedView> {
    const { comment, count } = await this.discussion.comment(actor, postId, {
      text,
      parentId,
      mentions,
    });
    return Object.assign(new BeyondCommentedView(), {
      id: comment.id,
      comment: this.views.commentOf(comment, postId),
      count,
    });
  }

  /** New: the spec's apps change no comments. */
  @Put('beyond/comments/:id')
  @Reply('Your comment is changed.', undefined, BeyondEditedView)
  async editComment(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { text }: EditBeyondCommentBody,
  ): Promise<BeyondEditedView> {
    const { comment, postId } = await this.discussion.editComment(actor, id, text);
    return Object.assign(new BeyondEditedView(), {
      comment: this.views.commentOf(comment, postId),
    });
  }

  @Post('deleteCommentForBeyondId')
  @WhileRestricted()
  @Reply('Your comment is deleted.', undefined, CommentCountView)
  async removeComment(
    @CurrentMember() actor: Actor,
    @Body() { commentId, postId }: RemoveBeyondCommentBody,
  ): Promise<CommentCountView> {
    return Object.assign(new CommentCountView(), {
      count: await this.discussion.removeComment(actor, commentId, postId),
    });
  }

  @Post('addBeyondReportReason')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will look at this post.')
  async report(
    @CurrentMember() actor: Actor,
    @Body() { postId, category = 'other', reason }: ReportBeyondBody,
  ): Promise<void> {
    await this.discussion.report(actor, postId, { category: category as ReportCategory, reason });
  }
}
