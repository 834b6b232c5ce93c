import { Body, Controller, Get, Param } from '@nestjs/common';
import { type Actor, CurrentMember } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { PostViews } from './post.views';
import { PostView, SimilarBody } from './post.wire';
import { SimilarPosts } from './similar-posts';

/** Must be registered before what takes `POST posts/:id`. */
@Controller('posts')
export class SimilarPostsController {
  constructor(
    private readonly similar: SimilarPosts,
    private readonly views: PostViews,
  ) {}

  @Reads('similar')
  @Rated('search')
  @Reply('Done.', 'result', [PostView])
  async toText(
    @CurrentMember() actor: Actor,
    @Body() { text = '' }: SimilarBody,
  ): Promise<PostView[]> {
    return (await this.similar.toText(actor, text)).map((row) => this.views.of(row, actor));
  }

  @Get(':id/similar')
  @Rated('search')
  @Reply('Done.', 'result', [PostView])
  async toPost(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PostView[]> {
    return (await this.similar.toPost(actor, id)).map((row) => this.views.of(row, actor));
  }
}
