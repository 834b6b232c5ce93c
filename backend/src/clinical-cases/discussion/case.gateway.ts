import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { actorOf } from '../../wire/socket-door';
import { SocketDoorway } from '../../wire/socket-doorway';
import { CaseDiscussionService } from './case-discussion.service';
import { WatchedCase } from './watched-case.wire';

/**
 * Lets open pages follow a discussion. Events about other kinds of objects are handled by other
 * domains.
 */
@SocketDoorway()
export class CaseGateway {
  constructor(private readonly discussion: CaseDiscussionService) {}

  @SubscribeMessage('watch')
  async watch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() { id }: WatchedCase,
  ): Promise<void> {
    if (id !== undefined) await this.discussion.watch(actorOf(socket), { id }, socket);
  }

  @SubscribeMessage('unwatch')
  async unwatch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() { id }: WatchedCase,
  ): Promise<void> {
    if (id !== undefined) await this.discussion.unwatch({ id }, socket);
  }
}
