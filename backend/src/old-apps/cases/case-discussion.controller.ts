import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { PostKind } from '../../clinical-cases/clinical-post.content';
import type { PostName } from '../../clinical-cases/clinical-post.rows';
import { CaseDiscussionService } from '../../clinical-cases/discussion/case-discussion.service';
import { PinsService } from '../../clinical-cases/pins/pins.service';
import { DiscussionController } from '../../engagement/discussion.controller';
import {
  CommentCountView,
  CommentReportBody,
  CommentsQuery,
  LikeView,
  NamedCommentBody,
} from '../../engagement/discussion.wire';
import { LikerView } from '../../engagement/liker.wire';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OwnersFirst } from '../../wire/owners-first';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Bare, type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import {
  CommentBody,
  CommentedView,
  CommentView,
  EditCommentBody,
  EditedView,
  FollowingView,
  NamedCaseBody,
  ReportBody,
  SavedCaseBody,
  SavedView,
} from './case-discussion.wire';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/**
 * Must be registered before the cases controller, whose `clinicalCases/:id` would match these
 * paths.
 */
@Controller()
export class CaseDiscussionController extends DiscussionController<CommentView, PostKind> {
  protected readonly CommentView = CommentView;

  constructor(
    protected readonly discussion: CaseDiscussionService,
    private readonly pins: PinsService,
  ) {
    super();
  }

  @Post('clinicalCases/like')
  @Reply('You like this case.', undefined, LikeView)
  async like(@CurrentMember() actor: Actor, @Body() body: NamedCaseBody): Promise<LikeView> {
    const { count } = await this.discussion.like(actor, aCase(body.postId));
    return Object.assign(new LikeView(), { count, isLiked: 1 });
  }

  @Post('clinicalCases/dislike')
  @WhileRestricted()
  @Reply('You no longer like this case.', undefined, LikeView)
  async unlike(@CurrentMember() actor: Actor, @Body() body: NamedCaseBody): Promise<LikeView> {
    const { count } = await this.discussion.unlike(actor, aCase(body.postId));
    return Object.assign(new LikeView(), { count, isLiked: 0 });
  }

  @Get('clinicalCases/:id/likes')
  @Reply('Done.', 'result')
  async likes(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
  ): Promise<Page<number>> {
    const page = await this.discussion.likers(actor, aCase(id), windowOf(query));
    return page.map((liker) => liker.author_id);
  }

  @Get('clinicalCases/:id/likers')
  @Reply('Done.', 'result', [LikerView])
  likers(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
  ): Promise<Page<LikerView>> {
    return this.likersOf(actor, aCase(id), query);
  }

  @Post('clinicalCases/comment')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, CommentedView)
  async comment(@CurrentMember() actor: Actor, @Body() body: CommentBody): Promise<CommentedView> {
    const commented = await this.commentOn(actor, aCase(body.postId), body);
    return Object.assign(new CommentedView(), commented);
  }

  @Get('getCommentsOnClinicalCase/:id')
  @Bare(CommentView)
  async comments(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: CommentsQuery,
  ): Promise<Page<CommentView>> {
    return this.pins.inWords(await this.commentsOn(actor, aCase(id), query));
  }

  @Post('clinicalCases/editComment')
  @OwnersFirst(CaseDiscussionService, 'comment_id', (discussion, actor, id) =>
    discussion.demandOwnComment(actor, id),
  )
  @Reply('Your comment is changed.', undefined, EditedView)
  async editComment(
    @CurrentMember() actor: Actor,
    @Body() body: EditCommentBody,
  ): Promise<EditedView> {
    const changed = await this.changeComment(actor, body.commentId, body.text);
    return Object.assign(new EditedView(), changed);
  }

  @Post('clinicalCases/deleteComment')
  @WhileRestricted()
  @Reply('Your comment is deleted.', undefined, CommentCountView)
  removeComment(
    @CurrentMember() actor: Actor,
    @Body() body: NamedCommentBody,
  ): Promise<CommentCountView> {
    return this.withdrawComment(actor, body.commentId, { kind: 'case' });
  }

  @Post('comments/:id/like')
  @Reply('You like this comment.', undefined, LikeView)
  likeComment(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<LikeView> {
    return this.likeCommentOf(actor, id);
  }

  @Delete('comments/:id/like')
  @WhileRestricted()
  @Reply('You no longer like this comment.', undefined, LikeView)
  unlikeComment(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<LikeView> {
    return this.unlikeCommentOf(actor, id);
  }

  @Post('comments/:id/report')
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

  @Post('clinicalCases/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this case.')
  report(@CurrentMember() actor: Actor, @Body() body: ReportBody): Promise<void> {
    return this.reportPost(actor, aCase(body.postId), body);
  }

  @Post('clinicalCases/:id/follow')
  @WhileRestricted()
  @Reply('You follow this case.', undefined, FollowingView)
  async follow(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<FollowingView> {
    await this.discussion.follow(actor, aCase(id));
    return Object.assign(new FollowingView(), { isFollowing: 1 });
  }

  @Delete('clinicalCases/:id/follow')
  @WhileRestricted()
  @Reply('You no longer follow this case.', undefined, FollowingView)
  async unfollow(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<FollowingView> {
    await this.discussion.unfollow(actor, aCase(id));
    return Object.assign(new FollowingView(), { isFollowing: 0 });
  }

  @Post('clinicalCases/collection/add')
  @WhileRestricted()
  @Reply('Added to your collection.', undefined, SavedView)
  async save(@CurrentMember() actor: Actor, @Body() body: SavedCaseBody): Promise<SavedView> {
    await this.discussion.save(actor, aCase(body.postId));
    return Object.assign(new SavedView(), { isSaved: 1 });
  }

  @Post('clinicalCases/collection/remove')
  @WhileRestricted()
  @Reply('Removed from your collection.', undefined, SavedView)
  async unsave(@CurrentMember() actor: Actor, @Body() body: SavedCaseBody): Promise<SavedView> {
    await this.discussion.unsave(actor, aCase(body.postId));
    return Object.assign(new SavedView(), { isSaved: 0 });
  }
}
