import { Body, Controller, Param, Post } from '@nestjs/common';
import type { ReportCategory } from '../engagement/report-categories';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OwnersFirst } from '../wire/owners-first';
import { windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { ChatViews } from './chat.views';
import {
  ChatRoomView,
  ReportMessageBody,
  RoomBody,
  RoomMembersQuery,
  RoomMemberView,
  RoomsQuery,
  SoloBody,
  SoloView,
  UnreadRoomView,
} from './chat.wire';
import { MessagesService } from './messages/messages.service';
import { RoomsService } from './rooms/rooms.service';

/**
 * A member's rooms, through the endpoints of the older apps. Some of their paths end in an id,
 * which is ignored.
 */
@Controller()
export class ChatController {
  constructor(
    private readonly rooms: RoomsService,
    private readonly messages: MessagesService,
    private readonly views: ChatViews,
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
  @OwnersFirst(MessagesService, 'chatRoomId', (messages, actor, id) =>
    messages.demandSeat(actor, id),
  )
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

  @Post('chat/messages/:id/report')
  @OwnersFirst(MessagesService, 'id', (messages, actor, id) => messages.findToReport(actor, id))
  @WhileRestricted()
  @Rated('report')
  @Reply('Thank you. We will review this message.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ReportMessageBody,
  ): Promise<void> {
    const { category = 'other', reason } = body;
    await this.messages.report(actor, id, { category: category as ReportCategory, reason });
  }
}
