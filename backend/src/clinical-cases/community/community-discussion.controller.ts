import { Body, Controller, Post } from '@nestjs/common';
import { CommentCountView, LikeView } from '../../engagement/discussion.wire';
import { LikerView, likerView } from '../../engagement/liker.wire';
import type { ReportCategory } from '../../engagement/reports.service';
import { MediaAddresses } from '../../media/media.addresses';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { CaseDiscussionService } from '../discussion/case-discussion.service';
import { SavedView } from '../discussion/case-discussion.wire';
import { CommunityViews } from './community.views';
import { NamedPostBody } from './community.wire';
import {
  AddCommentBody,
  CommunityCommentedView,
  CommunityCommentView,
  OwnLikeView,
  PostPageQuery,
  RemoveCommentBody,
  ReportPostBody,
} from './community-discussion.wire';

/** What colleagues do with posts of both kinds, by the calls of the older apps. */
@Controller()
export class CommunityDiscussionController {
  constructor(
    private readonly discussion: CaseDiscussionService,
    private readonly views: CommunityViews,
    private readonly addresses: MediaAddresses,
  ) {}

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

  /** The posts that the caller likes. */
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
  async toggleLike(@CurrentMember() actor: Actor, @Body() body: NamedPostBody): Promise<LikeView> {
    const { count, isLiked } = await this.discussion.toggleLike(actor, { id: body.postId });
    return Object.assign(new LikeView(), { count, isLiked: Number(isLiked) });
  }

  @Reads('getLikeListOfCommunity')
  @Reply('Done.', 'result', [LikerView])
  async likers(
    @CurrentMember() actor: Actor,
    @Body() body: PostPageQuery,
  ): Promise<Page<LikerView>> {
    const page = await this.discussion.likers(actor, { id: body.postId }, windowOf(body));
    return page.map((row) => likerView(row, this.addresses));
  }

  @Reads('getCommentForCommunityId')
  @Reply('Done.', 'result', [CommunityCommentView])
  async comments(
    @CurrentMember() actor: Actor,
    @Body() body: PostPageQuery,
  ): Promise<Page<CommunityCommentView>> {
    const page = await this.discussion.commentsOn(actor, { id: body.postId }, windowOf(body));
    return page.map((row) => this.views.commentOf(row, body.postId));
  }

  @Post('addCommentForCommunityId')
  @OncePerKey()
  @Reply('Your comment is posted.', undefined, CommunityCommentedView)
  async comment(
    @CurrentMember() actor: Actor,
    @Body() { postId, text, parentId, mentions }: AddCommentBody,
  ): Promise<CommunityCommentedView> {
    const { comment, count } = await this.discussion.comment(
      actor,
      { id: postId },
      { text, parentId, mentions },
    );
    return Object.assign(new CommunityCommentedView(), {
      id: comment.id,
      comment: this.views.commentOf(comment, postId),
      count,
    });
  }

  @Post('deleteCommentForCommunityId')
  @WhileRestricted()
  @Reply('Your comment is deleted.', undefined, CommentCountView)
  async removeComment(
    @CurrentMember() actor: Actor,
    @Body() { commentId, postId }: RemoveCommentBody,
  ): Promise<CommentCountView> {
    const under = postId === undefined ? {} : { id: postId };
    return Object.assign(new CommentCountView(), {
      count: await this.discussion.removeComment(actor, commentId, under),
    });
  }

  @Post('addCommunityReportReason')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will look at this post.')
  async report(
    @CurrentMember() actor: Actor,
    @Body() { postId, category = 'other', reason }: ReportPostBody,
  ): Promise<void> {
    await this.discussion.report(
      actor,
      { id: postId },
      { category: category as ReportCategory, reason },
    );
  }
}
