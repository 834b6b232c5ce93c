import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { Blocks } from './blocks/blocks';
import { ConnectionsService } from './connections.service';
import { BlockAddedView, BlockBody, BlockedView, blockedView } from './connections.wire';

/** A block is identified by the blocked member. */
@Controller('blocks')
export class BlocksController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly blocks: Blocks,
    private readonly addresses: MediaAddresses,
  ) {}

  @Post()
  @WhileRestricted()
  @Reply('This member is blocked.', undefined, BlockAddedView)
  async add(
    @CurrentMember() actor: Actor,
    @Body() { memberId }: BlockBody,
  ): Promise<BlockAddedView> {
    if (memberId === actor.memberId)
      throw new Refusal('fields', { errors: { memberId: ['You cannot block yourself.'] } });
    await this.connections.block(actor, memberId);
    return Object.assign(new BlockAddedView(), { id: memberId });
  }

  @Get()
  @Reply('Done.', 'result', [BlockedView])
  async list(@CurrentMember() actor: Actor, @Query() query: PageQuery): Promise<Page<BlockedView>> {
    const page = await this.blocks.page(actor.memberId, windowOf(query));
    return page.map((row) => blockedView(row, this.addresses));
  }

  /** One of them, as a page that is closed by a block shows it to whoever has blocked. */
  @Get(':id')
  @Reply('Done.', 'blocked', BlockedView)
  async one(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) memberId: number,
  ): Promise<BlockedView> {
    const row = await this.blocks.one(actor.memberId, memberId);
    if (!row) throw new Refusal('not-found');
    return blockedView(row, this.addresses);
  }

  @Delete(':id')
  @WhileRestricted()
  @Reply('This member is no longer blocked.')
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) memberId: number,
  ): Promise<void> {
    await this.connections.unblock(actor, memberId);
  }
}
