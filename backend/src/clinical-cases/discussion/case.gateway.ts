import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { actorOf } from '../../wire/socket-door';
import { SocketDoorway } from '../../wire/socket-doorway';
import { CaseDiscussionService } from './case-discussion.service';
import { WatchedCase } from './case-discussion.wire';

/** Pages that are open hear how the discussion goes on. What names something else is heard by another domain. */
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
