import { Global, Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { ConnectedMembers } from '../profiles/connected-members';
import { Blocks } from './blocks/blocks';
import { BlocksController } from './blocks/blocks.controller';
import { ConnectionRepository } from './connection.repository';
import { ConnectionsController } from './connections.controller';
import { ConnectionsService } from './connections.service';
import { ConnectionsPart } from './connections-part';

/** Global because profiles, an earlier rank, ask who is connected. */
@Global()
@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [BlocksController, ConnectionsController],
  providers: [
    Blocks,
    ConnectionRepository,
    ConnectionsPart,
    ConnectionsService,
    { provide: ConnectedMembers, useExisting: ConnectionsService },
  ],
  exports: [Blocks, ConnectionRepository, ConnectionsService, ConnectedMembers],
})
export class ConnectionsModule {}
