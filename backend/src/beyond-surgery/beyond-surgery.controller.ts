import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { Multipart, ReceivedFile } from '../media/multipart/multipart';
import type { ReceivedFile as File } from '../media/received-file';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OwnersFirst } from '../wire/owners-first';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { BeyondViews, ColleagueView, FiveArrays, FoundView } from './beyond.views';
import type { BeyondRow } from './beyond-post.sql';
import { BeyondPostsService } from './beyond-posts.service';
import {
  AddBeyondBody,
  BeyondPostBody,
  BeyondQuery,
  EditBeyondBody,
  LoadUserBody,
  PostedBeyondView,
  SearchBody,
} from './beyond-surgery.wire';
import { addForm, editForm, editIn, newPostIn } from './beyond-uploads';
import { ColleaguesService } from './colleagues.service';

@Controller()
export class BeyondSurgeryController {
  constructor(
    private readonly posts: BeyondPostsService,
    private readonly colleagues: ColleaguesService,
    private readonly views: BeyondViews,
  ) {}

  @Reads('getBeyondPost')
  @FiveArrays()
  @Reply('Done.', 'result')
  async list(@CurrentMember() actor: Actor, @Body() body: BeyondQuery): Promise<Page<object[]>> {
    return this.views.fiveArrays(await this.page(actor, body), actor);
  }

  private async page(actor: Actor, body: BeyondQuery): Promise<Page<BeyondRow>> {
    if (body.postId !== undefined)
      return new Page([await this.posts.find(actor, body.postId)], null);
    if (body.ofMember)
      return this.posts.ofMember(actor, body.memberId ?? actor.memberId, windowOf(body));
    return this.posts.feed(actor, windowOf(body));
  }

  @Reads('getBeyondCollection')
  @FiveArrays()
  @Reply('Done.', 'result')
  async collected(@CurrentMember() actor: Actor, @Body() body: PageQuery): Promise<Page<object[]>> {
    return this.views.fiveArrays(await this.posts.collected(actor, windowOf(body)), actor);
  }

  @Post('addBeyondPost')
  @Multipart(addForm)
  @OncePerKey()
  @Rated('upload')
  @ApiBody({ type: AddBeyondBody })
  @Reply('Posted successfully', undefined, PostedBeyondView)
  async add(
    @CurrentMember() actor: Actor,
    @Body() body: Record<string, unknown>,
    @ReceivedFile('beyondFile') file: File | undefined,
  ): Promise<PostedBeyondView> {
    return Object.assign(new PostedBeyondView(), {
      id: await this.posts.publish(actor, await newPostIn(body, file)),
    });
  }

  @Post('editBeyondPost/:id')
  @OwnersFirst(BeyondPostsService, 'id', (posts, actor, id) => posts.findOwn(actor, id))
  @Multipart(editForm)
  @Rated('upload')
  @Reply('Beyond post updated successfully', undefined, PostedBeyondView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: EditBeyondBody,
    @ReceivedFile('beyondfile') file: File | undefined,
  ): Promise<PostedBeyondView> {
    await this.posts.findOwn(actor, id);
    await this.posts.edit(actor, id, editIn(body, await this.posts.find(actor, id), file));
    return Object.assign(new PostedBeyondView(), { id });
  }

  @Post('deleteBeyondPost')
  @WhileRestricted()
  @Reply('Beyond post deleted successfully')
  async remove(@CurrentMember() actor: Actor, @Body() { postId }: BeyondPostBody): Promise<void> {
    await this.posts.remove(actor, postId);
  }

  /** Needs at least three characters; fewer find nobody. */
  @Reads('searchBeyondUsers')
  @Rated('search')
  @Reply('Done.', undefined, FoundView)
  async search(
    @CurrentMember() actor: Actor,
    @Body() { name = '' }: SearchBody,
  ): Promise<FoundView> {
    const { shown, total } = await this.colleagues.named(actor, name);
    return Object.assign(new FoundView(), {
      count: total,
      result: shown.map((row) => this.views.colleagueOf(row)),
    });
  }

  @Reads('loadUserById')
  @Reply('Done.', 'result', [ColleagueView])
  async load(
    @CurrentMember() actor: Actor,
    @Body() { memberId }: LoadUserBody,
  ): Promise<ColleagueView[]> {
    return [this.views.colleagueOf(await this.colleagues.find(actor, memberId))];
  }
}
