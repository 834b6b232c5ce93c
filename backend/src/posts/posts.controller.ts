import { Controller, Get, Param, Query } from '@nestjs/common';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import type { PostKind } from '../clinical-cases/clinical-post.content';
import type { OutcomeFilter, PostWindow } from '../clinical-cases/clinical-post.repository';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { PostScans } from '../clinical-cases/scans/post-scans';
import { type Actor, CurrentMember } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { PostViews } from './post.views';
import {
  KindQuery,
  MembersPostsQuery,
  NewerPostsQuery,
  NewerView,
  PostsQuery,
  PostView,
} from './post.wire';

/** Cases and images, read in the words of the house (contract, section 33). */
@Controller()
export class PostsController {
  constructor(
    private readonly posts: ClinicalCasesService,
    private readonly views: PostViews,
    private readonly scans: PostScans,
  ) {}

  @Get('posts')
  @Reply('Done.', 'result', [PostView])
  async feed(@CurrentMember() actor: Actor, @Query() query: PostsQuery): Promise<Page<PostView>> {
    const { speciality } = query;
    return this.shown(await this.posts.feed(actor, { ...wanted(query), speciality }), actor);
  }

  /** For "3 new cases" above the feed. */
  @Get('posts/newer')
  @Reply('Done.', 'result', NewerView)
  async newer(
    @CurrentMember() actor: Actor,
    @Query() { kind, ...since }: NewerPostsQuery,
  ): Promise<NewerView> {
    const count = await this.posts.countNewer(actor, { kind: kind as PostKind, ...since });
    return Object.assign(new NewerView(), { count });
  }

  @Get('posts/:id')
  @Reply('Done.', 'result', PostView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<PostView> {
    const row = await this.posts.find(actor, { id });
    const { author_id: authorId, isHidden, awaitsPatient } = row;
    const scans = await this.scans.of({ id, authorId, isHidden, awaitsPatient }, actor);
    return Object.assign(this.views.of(row, actor), scans);
  }

  @Get('members/:id/posts')
  @Reply('Done.', 'result', [PostView])
  async ofMember(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: MembersPostsQuery,
  ): Promise<Page<PostView>> {
    return this.shown(await this.posts.ofMember(actor, id, wanted(query)), actor);
  }

  @Get('me/posts')
  @Reply('Done.', 'result', [PostView])
  async own(
    @CurrentMember() actor: Actor,
    @Query() query: MembersPostsQuery,
  ): Promise<Page<PostView>> {
    return this.shown(await this.posts.ofMember(actor, actor.memberId, wanted(query)), actor);
  }

  @Get('me/saved')
  @Reply('Done.', 'result', [PostView])
  async saved(@CurrentMember() actor: Actor, @Query() query: KindQuery): Promise<Page<PostView>> {
    return this.shown(await this.posts.collected(actor, wanted(query)), actor);
  }

  @Get('me/followed')
  @Reply('Done.', 'result', [PostView])
  async followed(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<PostView>> {
    return this.shown(await this.posts.followed(actor, windowOf(query)), actor);
  }

  private shown(page: Page<PostRow>, actor: Actor): Page<PostView> {
    return page.map((row) => this.views.of(row, actor));
  }
}

function wanted(query: KindQuery & Pick<MembersPostsQuery, 'outcome'>): PostWindow {
  return {
    ...windowOf(query),
    kind: query.kind as PostKind | undefined,
    outcome: query.outcome as OutcomeFilter | undefined,
  };
}
