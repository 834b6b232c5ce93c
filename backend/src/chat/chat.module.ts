import { Module } from '@nestjs/common';
import { ConnectionsModule } from '../connections/connections.module';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { ChatController } from './chat.controller';
import { ChatGateway } from './chat.gateway';
import { ChatViews } from './chat.views';
import { ChatLive } from './chat-live';
import { ChatMemberData } from './chat-member-data';
import { Announcements } from './messages/announcements';
import { MessageRepository } from './messages/message.repository';
import { MessagesController } from './messages/messages.controller';
import { MessagesService } from './messages/messages.service';
import { ReportedMessages } from './messages/reported-messages';
import { Presence } from './presence';
import { GroupsService } from './rooms/groups.service';
import { RoomRepository } from './rooms/room.repository';
import { RoomsService } from './rooms/rooms.service';

@Module({
  imports: [ConnectionsModule, MemberDataModule, EngagementModule, MediaModule],
  controllers: [ChatController, MessagesController],
  providers: [
    Announcements,
    ChatGateway,
    ChatLive,
    ChatMemberData,
    ChatViews,
    GroupsService,
    MessageRepository,
    MessagesService,
    Presence,
    ReportedMessages,
    RoomRepository,
    RoomsService,
  ],
  exports: [GroupsService, MessageRepository],
})
export class ChatModule {}
