import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OwnersFirst } from '../wire/owners-first';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Answer, type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import type { ConnectionList } from './connection-records.sql';
import { ConnectionsService } from './connections.service';
import {
  AcceptBody,
  AskedView,
  askedView,
  ConnectionStatusView,
  ConnectionView,
  connectionStatusView,
  connectionView,
  OtherMemberBody,
  RecordBody,
  TowardsView,
  WaitingView,
} from './connections.wire';

/** Two sets of endpoints, of the community and of Beyond Surgery, for the same connections. */
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
    @CurrentMember() actor: Actor,
    @Body() { memberId }: OtherMemberBody,
  ): Promise<AskedView | Answer<AskedView>> {
    if (memberId === actor.memberId)
      throw new Refusal('fields', {
        errors: { user_two_id: ['You cannot connect with yourself.'] },
      });
    const status = await this.connections.ask(actor, memberId);
    const view = askedView(status);
    return status.state === 'connected'
      ? new Answer(view, { msg: 'You are connected now.' })
      : view;
  }

  @Post(['updateBeyondFollowRequest', 'updateFriendList'])
  @OwnersFirst(ConnectionsService, 'follow_id', (connections, actor, id) =>
    connections.demandOwn(actor, id),
  )
  @Reply('You are connected now.', undefined, ConnectionStatusView)
  async accept(
    @CurrentMember() actor: Actor,
    @Body() { connectionId }: AcceptBody,
  ): Promise<ConnectionStatusView> {
    return connectionStatusView(await this.connections.accept(actor, connectionId));
  }

  @Post(['cancelBeyondFollowRequest', 'cancleFriendList'])
  @WhileRestricted()
  @Reply('Removed.', undefined, ConnectionStatusView)
  async cancel(
    @CurrentMember() actor: Actor,
    @Body() { connectionId }: RecordBody,
  ): Promise<ConnectionStatusView> {
    return connectionStatusView(await this.connections.cancel(actor, connectionId));
  }

  @Post('unfollowBeyond')
  @WhileRestricted()
  @Reply('You are no longer connected.', undefined, ConnectionStatusView)
  async disconnect(
    @CurrentMember() actor: Actor,
    @Body() { memberId }: OtherMemberBody,
  ): Promise<ConnectionStatusView> {
    return connectionStatusView(await this.connections.disconnect(actor, memberId));
  }

  @Reads(['getBeyondFollowRequests', 'getCommunityFriendRequestList'])
  @Reply('Done.', 'result', [ConnectionView])
  requests(@CurrentMember() actor: Actor, @Body() query: PageQuery): Promise<Page<ConnectionView>> {
    return this.list(actor, 'pending', query);
  }

  @Reads(['getBeyondConnections', 'getFriendListCommunity'])
  @Reply('Done.', 'result', [ConnectionView])
  connected(
    @CurrentMember() actor: Actor,
    @Body() query: PageQuery,
  ): Promise<Page<ConnectionView>> {
    return this.list(actor, 'connected', query);
  }

  /** All records; older apps use them to decide between Connect and Unfollow. */
  @Reads('getCommentFriendRequestList')
  @Reply('Done.', 'result', [ConnectionView])
  all(@CurrentMember() actor: Actor, @Body() query: PageQuery): Promise<Page<ConnectionView>> {
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

  /** The count for the badge. */
  @Get('connections/waiting')
  @Reply('Done.', undefined, WaitingView)
  async waiting(@CurrentMember() actor: Actor): Promise<WaitingView> {
    return Object.assign(new WaitingView(), {
      waiting: await this.connections.countWaiting(actor),
    });
  }

  /** The caller's connection to one member. */
  @Get('connections/:id')
  @Reply('Done.', undefined, TowardsView)
  async towards(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) memberId: number,
  ): Promise<TowardsView> {
    const { connections, mutual, ...status } = await this.connections.towards(actor, memberId);
    return Object.assign(new TowardsView(), connectionStatusView(status), {
      memberId,
      connections,
      mutual,
    });
  }
}
