import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { Public } from '../wire/access';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { BlogViews } from './blog-views';
import { BlogsService } from './blogs.service';
import { BlogsQuery, BlogsView, BlogView } from './blogs.wire';

const PAGE_SIZE = 20;
const MOST = 100;
/** Cacheable by anyone; edits show within a minute. */
const SHARED = 'public, max-age=60';

@Controller('blogs/images')
@Public()
export class BlogsController {
  constructor(
    private readonly blogs: BlogsService,
    private readonly views: BlogViews,
  ) {}

  @Get('getAllBlogs')
  @Header('Cache-Control', SHARED)
  @Reply('Done.', undefined, BlogsView)
  async list(@Query() { pageSize = PAGE_SIZE, ...page }: BlogsQuery): Promise<BlogsView> {
    const size = Math.min(pageSize, MOST);
    const { blogs, nextPage } = await this.blogs.published(page, size);
    return Object.assign(new BlogsView(), {
      blogs: blogs.map((blog) => this.views.listed(blog)),
      nextPage,
    });
  }

  @Get('getBlogsById/:id')
  @Header('Cache-Control', SHARED)
  @Reply('Done.', 'data', BlogView)
  async read(@Param('id', IdPipe) id: number): Promise<BlogView> {
    return this.views.whole(await this.blogs.read(id));
  }
}
