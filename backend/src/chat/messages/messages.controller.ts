import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { ReportCategory } from '../../engagement/report-categories';
import { decisionAt } from '../../media/checks/decisions.wire';
import { parseMasks } from '../../media/masks.rules';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { type Actor, CurrentMember, NotesWhatIsSeen, WhileRestricted } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import {
  ChatMessageView,
  ConversationView,
  DeleteMessageBody,
  EditMessageBody,
  MESSAGE_TYPES,
  MessagesQuery,
  ReactBody,
  ReportMessageBody,
  SearchQuery,
  SendFileBody,
  SendMessageBody,
  SentView,
} from '../chat.wire';
import type { Reaction } from '../reactions.rules';
import type { ShownMessage } from './message.rows';
import { MessageViews } from './message.views';
import { MessageChangesService } from './message-changes.service';
import { MessagesService } from './messages.service';
import { placeIn } from './pins.views';
import type { Addressed } from './stored-messages';

const FILE = uploadRules['chat-file'];
const fileForm = {
  files: { chatFile: [FILE] },
  maxFiles: 1,
  headers: ['chatRoomId', 'clientMessageId'],
} as const;

const RETRY_KEY = { name: 'idempotency-key', required: false };

/** The messages in rooms, through the endpoints of the older apps. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly changes: MessageChangesService,
    private readonly views: MessageViews,
  ) {}

  @Reads(['getChatMessages', 'getChatMessages/:any'])
  @OwnersFirst(MessagesService, 'chatRoomId', (messages, actor, id) =>
    messages.demandSeat(actor, id),
  )
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

  /** An idempotency key works like a client id: a retried message is stored once. */
  @Post('sendChatMessage')
  @OwnersFirst(MessagesService, 'chatRoomId', (messages, actor, id) =>
    messages.demandSeat(actor, id),
  )
  @ApiHeader(RETRY_KEY)
  @Rated('chat')
  @Reply('Sent.', undefined, SentView)
  async send(
    @CurrentMember() actor: Actor,
    @Body() body: SendMessageBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentView> {
    const { text = '', caseId, type } = body;
    const said = { text, ...(type === MESSAGE_TYPES.case && { caseId }), ...termsOf(body) };
    return this.sent(await this.messages.send(actor, addressOf(body, key), said));
  }

  @Post('uploadChatFile')
  @OwnersFirst(MessagesService, 'chatRoomId', (messages, actor, id) =>
    messages.demandSeat(actor, id),
  )
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
    const sent = {
      file: demandFile(file, 'chatFile', FILE),
      caption: body.caption ?? '',
      name: body.fileName,
      masks: parseMasks((body.masks ?? []).join(';')) ?? [],
      decision: decisionAt(body.decisions, 0),
      ...termsOf(body),
    };
    return this.sent(await this.messages.sendFile(actor, addressOf(body, key), sent));
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

  @Put('chat/messages/:id')
  @OwnersFirst(MessageChangesService, 'id', (changes, actor, id) =>
    changes.demandReadable(actor, id),
  )
  @Rated('chat')
  @Reply('The message is changed.', undefined, SentView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: EditMessageBody,
  ): Promise<SentView> {
    const words = { text: body.text, ...termsOf(body) };
    return this.sent(await this.changes.edit(actor, id, words));
  }

  @Put('chat/messages/:id/reaction')
  @OwnersFirst(MessageChangesService, 'id', (changes, actor, id) =>
    changes.demandReadable(actor, id),
  )
  @Rated('chat')
  @Reply('Done.', undefined, SentView)
  async react(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reaction }: ReactBody,
  ): Promise<SentView> {
    return this.sent(await this.changes.react(actor, id, (reaction as Reaction) ?? null));
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

  private sent(row: ShownMessage): SentView {
    return Object.assign(new SentView(), { id: row.id, message: this.views.message(row) });
  }
}

const addressOf = (
  body: Pick<SendMessageBody, 'roomId' | 'clientMessageId' | 'replyToId' | 'pins'>,
  key: string | undefined,
): Addressed => ({
  roomId: body.roomId,
  clientId: body.clientMessageId ?? key?.slice(0, 200),
  replyToId: body.replyToId,
  places: (body.pins ?? []).map(placeIn),
});

const termsOf = ({ check = false, isConfirmed = false }: EditMessageBody | SendFileBody) => ({
  check,
  isConfirmed,
});
