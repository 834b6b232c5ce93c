import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CaseDiscussionService } from '../clinical-cases/discussion/case-discussion.service';
import { REPORT_CATEGORIES } from '../engagement/report-categories';
import { MediaAddresses } from '../media/media.addresses';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import {
  FollowedPostView,
  LikedPostView,
  likerOf,
  PostLikerView,
  PostReportBody,
  SavedPostView,
} from './post-marks.wire';

/** What members do with a post besides discussing it. */
@Controller('posts/:id')
export class PostMarksController {
  constructor(
    private readonly discussion: CaseDiscussionService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Put('like')
  @Reply('You like this post.', 'result', LikedPostView)
  async like(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<LikedPostView> {
    const { count: likes } = await this.discussion.like(actor, { id });
    return Object.assign(new LikedPostView(), { likes, isLiked: true });
  }

  @Delete('like')
  @WhileRestricted()
  @Reply('You no longer like this post.', 'result', LikedPostView)
  async unlike(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<LikedPostView> {
    const { count: likes } = await this.discussion.unlike(actor, { id });
    return Object.assign(new LikedPostView(), { likes, isLiked: false });
  }

  @Put('save')
  @WhileRestricted()
  @Reply('Added to your collection.', 'result', SavedPostView)
  async save(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<SavedPostView> {
    await this.discussion.save(actor, { id });
    return Object.assign(new SavedPostView(), { isSaved: true });
  }

  @Delete('save')
  @WhileRestricted()
  @Reply('Removed from your collection.', 'result', SavedPostView)
  async unsave(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<SavedPostView> {
    await this.discussion.unsave(actor, { id });
    return Object.assign(new SavedPostView(), { isSaved: false });
  }

  /** Of cases alone: an image has nothing to wait for. */
  @Put('follow')
  @WhileRestricted()
  @Reply('You follow this case.', 'result', FollowedPostView)
  async follow(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<FollowedPostView> {
    await this.discussion.follow(actor, { id, kind: 'case' });
    return Object.assign(new FollowedPostView(), { isFollowed: true });
  }

  @Delete('follow')
  @WhileRestricted()
  @Reply('You no longer follow this case.', 'result', FollowedPostView)
  async unfollow(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<FollowedPostView> {
    await this.discussion.unfollow(actor, { id, kind: 'case' });
    return Object.assign(new FollowedPostView(), { isFollowed: false });
  }

  @Get('likers')
  @Reply('Done.', 'result', [PostLikerView])
  async likers(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
  ): Promise<Page<PostLikerView>> {
    const page = await this.discussion.likers(actor, { id }, windowOf(query));
    return page.map((row) => likerOf(row, this.addresses));
  }

  @Post('report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this post.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { category: said, reason }: PostReportBody,
  ): Promise<void> {
    const category = REPORT_CATEGORIES.find((one) => one === said) ?? 'other';
    await this.discussion.report(actor, { id }, { category, reason });
  }
}
