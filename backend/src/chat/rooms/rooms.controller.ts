import { Body, Controller, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import {
  ChatRoomView,
  RoomBody,
  RoomMembersQuery,
  RoomMemberView,
  RoomsQuery,
  SoloBody,
  SoloView,
  UnreadRoomView,
} from '../chat.wire';
import { RoomViews } from './room.views';
import { RoomsService } from './rooms.service';

/**
 * A member's rooms, through the endpoints of the older apps. Some of their paths end in an id,
 * which is ignored.
 */
@Controller()
export class RoomsController {
  constructor(
    private readonly rooms: RoomsService,
    private readonly views: RoomViews,
  ) {}

  @Reads(['chatRooms', 'chatRooms/:any'])
  @Reply('Done.', 'chatRooms', [ChatRoomView])
  async list(
    @CurrentMember() actor: Actor,
    @Body() query: RoomsQuery,
  ): Promise<Page<ChatRoomView>> {
    const page = await this.rooms.list(actor, windowOf(query), query.roomId);
    return page.map((row) => this.views.room(row));
  }

  @Post('chatRoomSolo')
  @Rated('chat')
  @Reply('Done.', undefined, SoloView)
  async openSolo(
    @CurrentMember() actor: Actor,
    @Body() { receiverId }: SoloBody,
  ): Promise<SoloView> {
    const roomId = await this.rooms.openSolo(actor, receiverId);
    return Object.assign(new SoloView(), { id: roomId, roomId });
  }

  @Reads('getChatRoomDetails')
  @OwnersFirst(RoomsService, 'chatRoomId', (rooms, actor, id) => rooms.demand(actor.memberId, id))
  @Reply('Done.', 'result', [RoomMemberView])
  async members(
    @CurrentMember() actor: Actor,
    @Body() query: RoomMembersQuery,
  ): Promise<Page<RoomMemberView>> {
    const page = await this.rooms.members(actor, query.roomId, windowOf(query));
    return page.map((row) => this.views.member(row));
  }

  @Post('leaveGroup')
  @WhileRestricted()
  @Reply('You have left the group.')
  async leave(@CurrentMember() actor: Actor, @Body() { roomId }: RoomBody): Promise<void> {
    await this.rooms.leave(actor, roomId);
  }

  @Reads(['unReadCount', 'unReadCount/:any'])
  @Reply('Done.', 'result', [UnreadRoomView])
  async unread(@CurrentMember() actor: Actor): Promise<UnreadRoomView[]> {
    const rooms = await this.rooms.unread(actor);
    return rooms.map((room) => Object.assign(new UnreadRoomView(), room));
  }
}
