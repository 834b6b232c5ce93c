import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { actorOf } from '../../wire/socket-door';
import { SocketDoorway } from '../../wire/socket-doorway';
import { BeyondDiscussionService } from './beyond-discussion.service';
import { WatchedBeyondPost } from './beyond-discussion.wire';

/**
 * Lets open pages follow a discussion. Events about other kinds of objects are handled by other
 * domains.
 */
@SocketDoorway()
export class BeyondGateway {
  constructor(private readonly discussion: BeyondDiscussionService) {}

  @SubscribeMessage('watch')
  async watch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() { id }: WatchedBeyondPost,
  ): Promise<void> {
    if (id !== undefined) await this.discussion.watch(actorOf(socket), { id }, socket);
  }

  @SubscribeMessage('unwatch')
  async unwatch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() { id }: WatchedBeyondPost,
  ): Promise<void> {
    if (id !== undefined) await this.discussion.unwatch({ id }, socket);
  }
}
