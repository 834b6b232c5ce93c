import { Module } from '@nestjs/common';
import { ConnectionsModule } from '../connections/connections.module';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { ChatMemberData } from './member-data/chat-member-data';
import { Announcements } from './messages/announcements';
import { ChatGateway } from './messages/chat.gateway';
import { FileReviewController } from './messages/file-review.controller';
import { MessageRepository } from './messages/message.repository';
import { MessageViews } from './messages/message.views';
import { MessageChangesRepository } from './messages/message-changes.repository';
import { MessageChangesService } from './messages/message-changes.service';
import { MessagePins } from './messages/message-pins';
import { MessagePinsController } from './messages/message-pins.controller';
import { MessagePlaces } from './messages/message-places';
import { MessagesController } from './messages/messages.controller';
import { MessagesService } from './messages/messages.service';
import { ReleasedFiles } from './messages/released-files';
import { ReportedMessages } from './messages/reported-messages';
import { SentFiles } from './messages/sent-files';
import { SentWords } from './messages/sent-words';
import { ShownMessages } from './messages/shown-messages';
import { StoredMessages } from './messages/stored-messages';
import { UnreadCounts } from './messages/unread-counts';
import { Welcome } from './messages/welcome';
import { ChatLive } from './rooms/chat-live';
import { GroupsService } from './rooms/groups.service';
import { OwnGroupsController } from './rooms/own-groups.controller';
import { OwnGroupsService } from './rooms/own-groups.service';
import { Presence } from './rooms/presence';
import { RoomRepository } from './rooms/room.repository';
import { RoomViews } from './rooms/room.views';
import { RoomsController } from './rooms/rooms.controller';
import { RoomsService } from './rooms/rooms.service';
import { SharedCases } from './shared-cases';

@Module({
  imports: [ConnectionsModule, MemberDataModule, EngagementModule, MediaModule],
  controllers: [
    RoomsController,
    FileReviewController,
    MessagesController,
    MessagePinsController,
    OwnGroupsController,
  ],
  providers: [
    Announcements,
    ChatGateway,
    ChatLive,
    ChatMemberData,
    GroupsService,
    MessageChangesRepository,
    MessageChangesService,
    MessagePins,
    MessagePlaces,
    MessageRepository,
    MessagesService,
    MessageViews,
    OwnGroupsService,
    Presence,
    ReleasedFiles,
    ReportedMessages,
    RoomRepository,
    RoomsService,
    RoomViews,
    SentFiles,
    SentWords,
    SharedCases,
    ShownMessages,
    StoredMessages,
    UnreadCounts,
    Welcome,
  ],
  exports: [GroupsService, MessageRepository, ReleasedFiles, RoomsService, SharedCases],
})
export class ChatModule {}
