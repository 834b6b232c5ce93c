import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { type LearningKind, LearningRepository, type LearningRow } from '../learning.repository';
import { LearningViews } from '../learning.views';
import { editionOfLearning, LearningPublishingService } from './publishing.service';
import {
  LearningBody,
  LearningWordsBody,
  ManagedLearningView,
  PublishedIdView,
  PublishLearningBody,
} from './publishing.wire';

const form = {
  files: { file: [uploadRules['learning-video'], uploadRules['learning-image']] as const },
  maxFiles: 1,
};

@Controller('admin/learning')
@ForRoles('editor')
export class LearningPublishingController {
  constructor(
    private readonly publishing: LearningPublishingService,
    private readonly learning: LearningRepository,
    private readonly views: LearningViews,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', 'posts', [ManagedLearningView])
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<ManagedLearningView>> {
    return (await this.learning.all(windowOf(query))).map((row) => this.managed(row, actor));
  }

  @Get(':id')
  @Reply('Done.', 'post', ManagedLearningView)
  async preview(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedLearningView> {
    return this.managed(await this.publishing.preview(id), actor);
  }

  @Post()
  @Multipart(form)
  @OncePerKey()
  @Reply('The draft is saved.', undefined, PublishedIdView)
  async draft(
    @CurrentMember() actor: Actor,
    @Body() body: LearningBody,
    @ReceivedFile('file') file: File | undefined,
  ): Promise<PublishedIdView> {
    const kind = body.kind as LearningKind;
    const sent = demandFile(
      file,
      'file',
      uploadRules[kind === 'image' ? 'learning-image' : 'learning-video'],
    );
    return Object.assign(new PublishedIdView(), {
      id: await this.publishing.draft(actor, { ...body, kind }, sent),
    });
  }

  @Post(':id')
  @Reply('It is saved.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() words: LearningWordsBody,
  ): Promise<void> {
    await this.publishing.change(actor, id, { words, edition: words.edition });
  }

  @Post(':id/publish')
  @Reply('Done.')
  async publish(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { at, withdraws }: PublishLearningBody,
  ): Promise<void> {
    await this.publishing.publish(actor, id, withdraws ? null : (at ?? this.clock.now()));
  }

  /** For an item that members cannot see now, the URLs only work for this administrator. */
  private managed(row: LearningRow, actor: Actor): ManagedLearningView {
    const publishedAt = timeOf(row.publishedAt);
    const isShown = publishedAt !== null && publishedAt <= this.clock.now() && !row.isHidden;
    const view = this.views.fill(new ManagedLearningView(), row, isShown ? undefined : actor);
    return Object.assign(view, {
      kind: row.kind,
      publishedAt,
      state: row.state,
      edition: editionOfLearning(row),
    });
  }
}
