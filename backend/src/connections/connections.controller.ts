import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Refusal } from '../refusal';
import { type Actor, Asking, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Answer, type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import type { ConnectionList } from './connection.sql';
import { ConnectionsService } from './connections.service';
import {
  AcceptBody,
  AskedView,
  askedView,
  ConnectionView,
  connectionView,
  OtherMemberBody,
  RecordBody,
  StoodView,
  stoodFields,
  TowardsView,
  WaitingView,
} from './connections.wire';

/** Two doors, the community's and Beyond Surgery's, to one graph. */
@Controller()
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Post('addBeyondFollowRequest')
  @OncePerKey()
  @Rated('request')
  @Reply('Your request is sent.', undefined, AskedView)
  async ask(
    @Asking() actor: Actor,
    @Body() { memberId }: OtherMemberBody,
  ): Promise<AskedView | Answer<AskedView>> {
    if (memberId === actor.memberId)
      throw new Refusal('fields', {
        errors: { user_two_id: ['You cannot connect with yourself.'] },
      });
    const stood = await this.connections.ask(actor, memberId);
    const view = askedView(stood);
    return stood.standing === 'connected'
      ? new Answer(view, { msg: 'You are connected now.' })
      : view;
  }

  @Post(['updateBeyondFollowRequest', 'updateFriendList'])
  @Reply('You are connected now.', undefined, StoodView)
  async accept(@Asking() actor: Actor, @Body() { connectionId }: AcceptBody): Promise<StoodView> {
    return stoodFields(await this.connections.accept(actor, connectionId));
  }

  @Post(['cancelBeyondFollowRequest', 'cancleFriendList'])
  @WhileRestricted()
  @Reply('Removed.', undefined, StoodView)
  async cancel(@Asking() actor: Actor, @Body() { connectionId }: RecordBody): Promise<StoodView> {
    return stoodFields(await this.connections.cancel(actor, connectionId));
  }

  @Post('unfollowBeyond')
  @WhileRestricted()
  @Reply('You are no longer connected.', undefined, StoodView)
  async disconnect(
    @Asking() actor: Actor,
    @Body() { memberId }: OtherMemberBody,
  ): Promise<StoodView> {
    return stoodFields(await this.connections.disconnect(actor, memberId));
  }

  @Reads(['getBeyondFollowRequests', 'getCommunityFriendRequestList'])
  @Reply('Done.', 'result', [ConnectionView])
  requests(@Asking() actor: Actor, @Body() query: PageQuery): Promise<Page<ConnectionView>> {
    return this.list(actor, 'pending', query);
  }

  @Reads(['getBeyondConnections', 'getFriendListCommunity'])
  @Reply('Done.', 'result', [ConnectionView])
  connected(@Asking() actor: Actor, @Body() query: PageQuery): Promise<Page<ConnectionView>> {
    return this.list(actor, 'connected', query);
  }

  /** Every record, by which older apps decide between Connect and Unfollow. */
  @Reads('getCommentFriendRequestList')
  @Reply('Done.', 'result', [ConnectionView])
  all(@Asking() actor: Actor, @Body() query: PageQuery): Promise<Page<ConnectionView>> {
    return this.list(actor, 'all', query);
  }

  private async list(
    actor: Actor,
    list: ConnectionList,
    query: PageQuery,
  ): Promise<Page<ConnectionView>> {
    const page = await this.connections.list(actor, list, windowOf(query));
    return page.map((row) => connectionView(row, this.addresses));
  }

  /** For the badge. */
  @Get('connections/waiting')
  @Reply('Done.', undefined, WaitingView)
  async waiting(@Asking() actor: Actor): Promise<WaitingView> {
    return Object.assign(new WaitingView(), {
      waiting: await this.connections.countWaiting(actor),
    });
  }

  /** How the caller stands to one member. */
  @Get('connections/:id')
  @Reply('Done.', undefined, TowardsView)
  async towards(
    @Asking() actor: Actor,
    @Param('id', IdPipe) memberId: number,
  ): Promise<TowardsView> {
    const { connections, ...stood } = await this.connections.towards(actor, memberId);
    return Object.assign(new TowardsView(), stoodFields(stood), { memberId, connections });
  }
}
