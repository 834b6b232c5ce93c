import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/multipart/received-file';
import { uploadRules } from '../../media/upload.rules';
import { type Actor, CurrentMember, NotesWhatIsSeen, WhileRestricted } from '../../wire/access';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { ChatViews } from '../chat.views';
import {
  ChatMessageView,
  ConversationView,
  DeleteMessageBody,
  MessagesQuery,
  SearchQuery,
  SendFileBody,
  SendMessageBody,
  SentView,
} from '../chat.wire';
import type { MessageRow } from './message.rows';
import { MessagesService } from './messages.service';

const FILE = uploadRules['chat-file'];
const fileForm = {
  files: { chatFile: [FILE] },
  maxFiles: 1,
  headers: ['chatRoomId', 'clientMessageId'],
} as const;

const RETRY_KEY = { name: 'idempotency-key', required: false };

/** What is said in rooms, by the calls of the older apps. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly views: ChatViews,
  ) {}

  @Reads(['getChatMessages', 'getChatMessages/:any'])
  @Reply('Done.', undefined, ConversationView)
  async page(
    @CurrentMember() actor: Actor,
    @Body() query: MessagesQuery,
    @NotesWhatIsSeen() isSeen: boolean,
  ): Promise<ConversationView> {
    const window = { ...windowOf(query), after: query.after };
    const { page, ...read } = await this.messages.page(actor, query.roomId, { window, isSeen });
    const messages = page.items.map((row) => this.views.message(row));
    return Object.assign(new ConversationView(), {
      messages,
      nextBefore: page.nextBefore,
      ...read,
    });
  }

  /** A request key does what a client's id does: what is tried again is said once. */
  @Post('sendChatMessage')
  @ApiHeader(RETRY_KEY)
  @Rated('chat')
  @Reply('Sent.', undefined, SentView)
  async send(
    @CurrentMember() actor: Actor,
    @Body() body: SendMessageBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentView> {
    const to = { roomId: body.roomId, clientId: body.clientMessageId ?? key?.slice(0, 200) };
    return this.sent(await this.messages.send(actor, to, body.text));
  }

  @Post('uploadChatFile')
  @ApiHeader(RETRY_KEY)
  @Rated('upload')
  @Multipart(fileForm)
  @Reply('Sent.', undefined, SentView)
  async sendFile(
    @CurrentMember() actor: Actor,
    @Body() body: SendFileBody,
    @ReceivedFile('chatFile') file?: File,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentView> {
    const to = { roomId: body.roomId, clientId: body.clientMessageId ?? key?.slice(0, 200) };
    return this.sent(await this.messages.sendFile(actor, to, demandFile(file, 'chatFile', FILE)));
  }

  @Post('deleteMsg')
  @WhileRestricted()
  @Reply('The message is deleted.')
  async remove(
    @CurrentMember() actor: Actor,
    @Body() { roomId, messageId }: DeleteMessageBody,
  ): Promise<void> {
    await this.messages.remove(actor, roomId, messageId);
  }

  @Get('chat/rooms/:id/search')
  @Reply('Done.', 'result', [ChatMessageView])
  async search(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: SearchQuery,
  ): Promise<Page<ChatMessageView>> {
    const page = await this.messages.search(actor, id, query.words, windowOf(query));
    return page.map((row) => this.views.message(row));
  }

  private sent(row: MessageRow): SentView {
    return Object.assign(new SentView(), { id: row.id, message: this.views.message(row) });
  }
}
