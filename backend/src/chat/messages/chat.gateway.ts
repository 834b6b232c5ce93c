import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { actorOf } from '../../wire/socket-door';
import { SocketDoorway } from '../../wire/socket-doorway';
import { RoomHint } from '../chat.wire';
import { RoomsService } from '../rooms/rooms.service';
import { MessagesService } from './messages.service';

/** Handles events from sockets. They are only hints: the database is authoritative. */
@SocketDoorway()
export class ChatGateway {
  constructor(
    private readonly rooms: RoomsService,
    private readonly messages: MessagesService,
  ) {}

  @SubscribeMessage('typing')
  async type(@ConnectedSocket() socket: Socket, @MessageBody() hint: RoomHint): Promise<void> {
    await this.rooms.type(actorOf(socket), hint.roomId);
  }

  @SubscribeMessage('update chat messages')
  async announce(@ConnectedSocket() socket: Socket, @MessageBody() hint: RoomHint): Promise<void> {
    await this.messages.announceLast(actorOf(socket), hint.roomId);
  }
}
