import { Body, Controller, Post } from '@nestjs/common';
import type { PostKind } from '../../clinical-cases/clinical-post.content';
import { CaseDiscussionService } from '../../clinical-cases/discussion/case-discussion.service';
import { PinsService } from '../../clinical-cases/pins/pins.service';
import { DiscussionController } from '../../engagement/discussion.controller';
import { CommentCountView, LikeView } from '../../engagement/discussion.wire';
import { LikerView } from '../../engagement/liker.wire';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { SavedView } from '../cases/case-discussion.wire';
import { NamedPostBody } from './community.wire';
import {
  AddCommentBody,
  CommunityCommentedView,
  CommunityCommentView,
  OwnLikeView,
  PostCommentsQuery,
  PostPageQuery,
  RemoveCommentBody,
  ReportPostBody,
} from './community-discussion.wire';

/** Likes, comments and reports of both kinds of posts, through the endpoints of the older apps. */
@Controller()
export class CommunityDiscussionController extends DiscussionController<
  CommunityCommentView,
  PostKind
> {
  protected readonly CommentView = CommunityCommentView;

  constructor(
    protected readonly discussion: CaseDiscussionService,
    private readonly pins: PinsService,
  ) {
    super();
  }

  @Post('addCommunityPostToCollection')
  @WhileRestricted()
  @OncePerKey()
  @Reply('Your collection is updated.', undefined, SavedView)
  async toggleSaved(
    @CurrentMember() actor: Actor,
    @Body() body: NamedPostBody,
  ): Promise<SavedView> {
    const isSaved = await this.discussion.toggleSaved(actor, { id: body.postId });
    return Object.assign(new SavedView(), { isSaved: Number(isSaved) });
  }

  /** The posts the caller likes. */
  @Reads('getCommunityPostLike')
  @Reply('Done.', 'result', [OwnLikeView])
  async ownLikes(
    @CurrentMember() actor: Actor,
    @Body() body: PageQuery,
  ): Promise<Page<OwnLikeView>> {
    const page = await this.discussion.likedBy(actor, windowOf(body));
    return page.map(({ id }) =>
      Object.assign(new OwnLikeView(), { id, postId: id, memberId: actor.memberId, isLiked: 1 }),
    );
  }

  @Post('addCommunityPostLike')
  @OncePerKey()
  @Reply('Done.', undefined, LikeView)
  toggleLike(@CurrentMember() actor: Actor, @Body() body: NamedPostBody): Promise<LikeView> {
    return this.toggle(actor, { id: body.postId });
  }

  @Reads('getLikeListOfCommunity')
  @Reply('Done.', 'result', [LikerView])
  likers(@CurrentMember() actor: Actor, @Body() body: PostPageQuery): Promise<Page<LikerView>> {
    return this.likersOf(actor, { id: body.postId }, body);
  }

  @Reads('getCommentForCommunityId')
  @Reply('Done.', 'result', [CommunityCommentView])
  async comments(
    @CurrentMember() actor: Actor,
    @Body() body: PostCommentsQuery,
  ): Promise<Page<CommunityCommentView>> {
    return this.pins.inWords(await this.commentsOn(actor, { id: body.postId }, body));
  }

  @Post('addCommentForCommunityId')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, CommunityCommentedView)
  async comment(
    @CurrentMember() actor: Actor,
    @Body() body: AddCommentBody,
  ): Promise<CommunityCommentedView> {
    const commented = await this.commentOn(actor, { id: body.postId }, body);
    return Object.assign(new CommunityCommentedView(), commented);
  }

  @Post('deleteCommentForCommunityId')
  @WhileRestricted()
  @Reply('Your comment is deleted.', undefined, CommentCountView)
  removeComment(
    @CurrentMember() actor: Actor,
    @Body() { commentId, postId }: RemoveCommentBody,
  ): Promise<CommentCountView> {
    return this.withdrawComment(actor, commentId, { id: postId });
  }

  @Post('addCommunityReportReason')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this post.')
  report(@CurrentMember() actor: Actor, @Body() body: ReportPostBody): Promise<void> {
    return this.reportPost(actor, { id: body.postId }, body);
  }
}
