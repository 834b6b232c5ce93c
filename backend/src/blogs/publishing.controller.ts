import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Asset } from '../media/asset';
import { MediaAddresses } from '../media/media.addresses';
import { demandFile } from '../media/media.service';
import { Multipart, ReceivedFile } from '../media/multipart/multipart';
import type { ReceivedFile as File } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { Clock } from '../platform/clock';
import { type Actor, CurrentMember, ForRoles } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { BlogViews } from './blog-views';
import { type BlogAnswers, PublishingService } from './publishing.service';
import {
  BlogBody,
  BlogPictureView,
  CreatedBlogView,
  OwnBlogView,
  PictureBody,
  PreviewedBlogBody,
} from './publishing.wire';

const pictureRule = uploadRules['blog-picture'];

@Controller('admin/blogs')
@ForRoles('editor')
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly views: BlogViews,
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', 'result', [OwnBlogView])
  async list(@Query() query: PageQuery): Promise<Page<OwnBlogView>> {
    return (await this.publishing.list(windowOf(query))).map((row) =>
      this.views.own(row, this.clock.now()),
    );
  }

  @Get('images')
  @Reply('Done.', 'result', [BlogPictureView])
  async pictures(@Query() query: PageQuery): Promise<Page<BlogPictureView>> {
    return (await this.publishing.pictures(windowOf(query))).map((asset) => this.pictureOf(asset));
  }

  @Post('images')
  @Rated('upload')
  @Multipart({ files: { image: [pictureRule] }, maxFiles: 1 })
  @Reply('The picture is saved.', 'result', BlogPictureView)
  async addPicture(
    @CurrentMember() actor: Actor,
    @Body() { altText = '' }: PictureBody,
    @ReceivedFile('image') file: File | undefined,
  ): Promise<BlogPictureView> {
    return this.pictureOf({
      ...(await this.publishing.addPicture(actor, demandFile(file, 'image', pictureRule), altText)),
      altText,
    });
  }

  @Get(':id')
  @Reply('Done.', 'data', OwnBlogView)
  async preview(@Param('id', IdPipe) id: number): Promise<OwnBlogView> {
    return this.views.own(await this.publishing.preview(id), this.clock.now());
  }

  @Post('preview')
  @Reply('Done.', 'data', OwnBlogView)
  async previewTyped(@Body() body: PreviewedBlogBody): Promise<OwnBlogView> {
    const blog = await this.publishing.previewOf(this.contentOf(body), body.blogId);
    return this.views.own(blog, this.clock.now());
  }

  @Post()
  @OncePerKey()
  @Reply('The blog is saved.', undefined, CreatedBlogView)
  async write(@CurrentMember() actor: Actor, @Body() body: BlogBody): Promise<CreatedBlogView> {
    return Object.assign(new CreatedBlogView(), {
      id: await this.publishing.write(actor, this.contentOf(body)),
    });
  }

  @Put(':id')
  @Reply('The blog is saved.')
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: BlogBody,
  ): Promise<void> {
    await this.publishing.edit(actor, id, {
      content: this.contentOf(body),
      edition: body.edition,
    });
  }

  @Delete(':id')
  @Reply('The blog is deleted.')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.publishing.remove(actor, id);
  }

  private contentOf({
    title,
    category,
    summary,
    authorName,
    html,
    pictureId,
    status,
    publishAt,
  }: BlogBody): BlogAnswers {
    const publishedAt = status === 'draft' ? null : (publishAt ?? this.clock.now());
    return {
      title,
      category,
      summary,
      authorName,
      html,
      pictureId: pictureId ?? null,
      publishedAt,
    };
  }

  private pictureOf(asset: Asset): BlogPictureView {
    const { url, mediumUrl } = this.addresses.of(asset);
    const { id, width, height } = asset;
    return Object.assign(new BlogPictureView(), {
      id,
      url,
      thumbnailUrl: mediumUrl ?? url,
      altText: asset.altText ?? '',
      width,
      height,
    });
  }
}
