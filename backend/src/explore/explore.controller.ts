import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { ReportCategory } from '../engagement/report-categories';
import { demandFile } from '../media/media.service';
import { Multipart, ReceivedFile } from '../media/multipart/multipart';
import type { ReceivedFile as File } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OwnersFirst } from '../wire/owners-first';
import { Rated } from '../wire/rate.guard';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { ExploreService } from './explore.service';
import { ExplorePostView, ExploreViews } from './explore.views';
import {
  CreatedPostView,
  CreateExplorePostBody,
  DeletedView,
  ExplorePostQuery,
  ExploreQuery,
  ExploreVideoBody,
  NamedExplorePostBody,
  ReportExploreBody,
  SavedExplorePostView,
  ViewsView,
  windowOf,
} from './explore.wire';
import { namesIn } from './speciality-filter.rules';

const VIDEO = uploadRules['explore-video'];
const DELETED = 'Post deleted successfully';

@Controller()
export class ExploreController {
  constructor(
    private readonly explore: ExploreService,
    private readonly views: ExploreViews,
  ) {}

  @Get('explore')
  @ApiQuery({
    name: 'specialities',
    required: false,
    isArray: true,
    type: String,
    description: "Repeated, or one list: 'A','B'",
  })
  @Reply('Done.', 'posts', [ExplorePostView])
  async feed(
    @CurrentMember() actor: Actor,
    @Query() query: ExploreQuery,
    @Query('specialities') specialities: unknown,
  ): Promise<Page<ExplorePostView>> {
    const page = await this.explore.feed(actor, windowOf(query), namesIn(specialities));
    return page.map((row) => this.views.postOf(row, actor));
  }

  @Get('explore/saved/posts')
  @Reply('Done.', 'posts', [ExplorePostView])
  async saved(
    @CurrentMember() actor: Actor,
    @Query() query: ExploreQuery,
  ): Promise<Page<ExplorePostView>> {
    const page = await this.explore.saved(actor, windowOf(query));
    return page.map((row) => this.views.postOf(row, actor));
  }

  /** A safe read: views are counted by a separate call. */
  @Get('explore/post')
  @Reply('Done.', 'post', ExplorePostView)
  async find(
    @CurrentMember() actor: Actor,
    @Query() { id }: ExplorePostQuery,
  ): Promise<ExplorePostView> {
    return this.views.postOf(await this.explore.find(actor, id), actor);
  }

  @Put('explore/save')
  @WhileRestricted()
  @Reply('Done.', undefined, SavedExplorePostView)
  async save(
    @CurrentMember() actor: Actor,
    @Body() { postId }: NamedExplorePostBody,
  ): Promise<SavedExplorePostView> {
    return Object.assign(new SavedExplorePostView(), {
      isSaved: Number(await this.explore.toggleSaved(actor, postId)),
    });
  }

  @Post('createExplorePost')
  @OncePerKey()
  @Reply('Post created successfully', undefined, CreatedPostView)
  async create(
    @CurrentMember() actor: Actor,
    @Body() body: CreateExplorePostBody,
  ): Promise<CreatedPostView> {
    const id = await this.explore.create(actor, body);
    return Object.assign(new CreatedPostView(), { id, postId: id });
  }

  @Post('uploadExploreVideo')
  @OwnersFirst(ExploreService, ['postId', 'post_id'], (explore, actor, id) =>
    explore.demandRoomForVideo(actor, id),
  )
  @Multipart({ files: { video: [VIDEO] }, maxFiles: 1, headers: ['postId', 'post_id'] })
  @OncePerKey()
  @Rated('upload')
  @Reply('Video uploaded successfully', 'result', ExplorePostView)
  async upload(
    @CurrentMember() actor: Actor,
    @Body() { postId, otherId, looked = false, sound }: ExploreVideoBody,
    @ReceivedFile('video') file: File | undefined,
  ): Promise<ExplorePostView> {
    return this.views.postOf(
      await this.explore.addVideo(actor, Number(postId ?? otherId), {
        file: demandFile(file, 'video', VIDEO),
        isLookedAt: looked,
        keepsSound: sound === undefined ? undefined : sound === 'keep',
      }),
      actor,
    );
  }

  @Post('explore/delete')
  @WhileRestricted()
  @Reply(DELETED, undefined, DeletedView)
  async remove(
    @CurrentMember() actor: Actor,
    @Body() { postId }: NamedExplorePostBody,
  ): Promise<DeletedView> {
    await this.explore.remove(actor, postId);
    return Object.assign(new DeletedView(), { message: DELETED });
  }

  @Post('explore/posts/:id/views')
  @WhileRestricted()
  @Reply('Done.', undefined, ViewsView)
  async see(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<ViewsView> {
    return Object.assign(new ViewsView(), { views: await this.explore.see(actor, id) });
  }

  @Post('explore/posts/:id/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this video.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { category = 'other', reason }: ReportExploreBody,
  ): Promise<void> {
    await this.explore.report(actor, id, { category: category as ReportCategory, reason });
  }
}
