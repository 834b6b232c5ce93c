import { Global, Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { ConnectedMembers } from '../profiles/connected-members';
import { Blocks } from './blocks/blocks';
import { BlocksController } from './blocks.controller';
import { ConnectionRepository } from './connection.repository';
import { ConnectionsController } from './connections.controller';
import { ConnectionsService } from './connections.service';
import { ConnectionsMemberData } from './member-data/connections-member-data';
import { Mutes } from './mutes/mutes';
import { SuggestionsController } from './suggestions/suggestions.controller';
import { SuggestionsService } from './suggestions/suggestions.service';

/** Global because the profiles domain, which this one depends on, injects it. */
@Global()
@Module({
  imports: [MemberDataModule, MediaModule],
  controllers: [BlocksController, ConnectionsController, SuggestionsController],
  providers: [
    Blocks,
    ConnectionRepository,
    Mutes,
    ConnectionsMemberData,
    ConnectionsService,
    SuggestionsService,
    { provide: ConnectedMembers, useExisting: ConnectionsService },
  ],
  exports: [Blocks, Mutes, ConnectionRepository, ConnectionsService, ConnectedMembers],
})
export class ConnectionsModule {}
