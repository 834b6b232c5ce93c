import { REPORT_CATEGORIES } from '../engagement/reports.service';
import { AuthorView } from '../profiles/author.wire';
import { IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const MESSAGE_CHARACTERS = 4_000;
const CLIENT_ID_CHARACTERS = 64;
const TEXT = 1;
const CATEGORIES = ['I', 'S', 'G'];
const ROOM = 'The chat is required.';

export class RoomBody {
  @Wire('chatRoomId')
  @IsId(ROOM)
  readonly roomId!: number;
}

export class SoloBody {
  @Wire('reciverId')
  @IsId('Please choose a member.')
  readonly receiverId!: number;
}

export class RoomsQuery extends PageQuery {
  /** Only this room. */
  @Wire('chatRoomId', { optional: true })
  @IsId(ROOM)
  readonly roomId?: number;
}

export class MessagesQuery extends PageQuery {
  @Wire('chatRoomId')
  @IsId(ROOM)
  readonly roomId!: number;

  @Wire('after', { optional: true }) readonly after?: number;
}

export class RoomMembersQuery extends PageQuery {
  @Wire('chatRoomId')
  @IsId(ROOM)
  readonly roomId!: number;
}

export class SearchQuery extends PageQuery {
  @Wire('q')
  @Required('Please enter a word.')
  readonly words!: string;
}

export class SendMessageBody extends RoomBody {
  @Wire('chatSendText', { lines: true, max: MESSAGE_CHARACTERS })
  @Required('Please write a message.')
  readonly text!: string;

  /** Files come by uploadChatFile alone. */
  @Wire('type', { optional: true })
  @OneOf([TEXT], 'Please upload files as files.')
  readonly type?: number;

  @Wire('clientMessageId', { optional: true, max: CLIENT_ID_CHARACTERS })
  readonly clientMessageId?: string;
}

/** The type that it says is what the apps think: what the bytes say counts. */
export class SendFileBody extends RoomBody {
  @Wire('clientMessageId', { optional: true, max: CLIENT_ID_CHARACTERS })
  readonly clientMessageId?: string;
}

export class DeleteMessageBody extends RoomBody {
  @Wire('msgId')
  @IsId('The message is required.')
  readonly messageId!: number;
}

export class ReportMessageBody {
  @Wire('reason', { lines: true, max: 2_000 })
  @Required('Please fill the reason.')
  readonly reason!: string;

  @Wire('category', { optional: true })
  @Rule(
    'category',
    (value) => REPORT_CATEGORIES.includes(value as never),
    'Please choose what is wrong.',
  )
  readonly category?: string;
}

export class ChatRoomView {
  @Wire('id') id!: number;
  @Wire('chatRoomId') roomId!: number;
  /** I in two, S of a speciality, G another group. */
  @Wire('chatCategory', { words: CATEGORIES }) category!: string;
  @Wire('chatRoomName') name!: string;
  @Wire('lastMessage') lastMessage!: string;
  /** 1 text, 2 file, 3 image. */
  @Wire('lastMessageType', { as: 'number', nullable: true }) lastType!: number | null;
  @Wire('lastMessageDeleted') isLastDeleted!: number;
  @Wire('lastMessageSenderId', { as: 'number', nullable: true }) lastSenderId!: number | null;
  @Wire('lastMessageSender') lastSenderName!: string;
  @Wire('last_message_time') activeAt!: Date;
  @Wire('profilePic') pictureUrl!: string;
  /** The other one, in a room of two. */
  @Wire('reciverId', { as: 'number', nullable: true }) partnerId!: number | null;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  @Wire('unread') unread!: number;
  @Wire('members') members!: number;
  @Wire('online') isOnline!: number;
}

export class ChatMessageView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('sender_id') senderId!: number;
  @Wire('chatRoomId') roomId!: number;
  @Wire('chat_room_solo_id') soloRoomId!: number;
  @Wire('chatCategory', { words: CATEGORIES }) category!: string;
  /** Counts the messages of the room: who misses one asks for it. */
  @Wire('number') number!: number;
  /** 1 text, 2 file, 3 image. */
  @Wire('type') type!: number;
  /** The text, or the address of the file. */
  @Wire('message') message!: string;
  @Wire('url', { as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire('file_name', { as: 'text', nullable: true }) fileName!: string | null;
  @Wire('file_size', { as: 'number', nullable: true }) fileSize!: number | null;
  /** Only of a file. */
  @Wire('file_state', { optional: true }) fileState?: string;
  @Wire('mime_type', { as: 'text', nullable: true }) mime!: string | null;
  @Wire('width', { as: 'number', nullable: true }) width!: number | null;
  @Wire('height', { as: 'number', nullable: true }) height!: number | null;
  @Wire('clientMessageId') clientMessageId!: string;
  @Wire('is_deleted') isDeleted!: number;
  @Wire('is_sender_deleted') isSenderDeleted!: number;
  @Wire('created_time_date') createdAt!: Date;
}

export class ConversationView {
  @Wire('chatMessages', { of: () => ChatMessageView }) messages!: ChatMessageView[];
  @Wire('nextBefore', { as: 'number', nullable: true }) nextBefore!: number | null;
  /** The number that this member had read before. */
  @Wire('readNumber') readNumber!: number;
  /** What the other one has read, in a room of two. */
  @Wire('seenNumber', { as: 'number', nullable: true }) seenNumber!: number | null;
}

export class SentView {
  @Wire('id') id!: number;
  @Wire('chatMessage', { of: () => ChatMessageView }) message!: ChatMessageView;
}

export class SoloView {
  @Wire('id') id!: number;
  @Wire('chatRoomId') roomId!: number;
}

export class UnreadRoomView {
  @Wire('chatRoomId') roomId!: number;
  @Wire('unread') unread!: number;
}

export class RoomMemberView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('online') isOnline!: number;
}

/** A hint from a socket. */
export class RoomHint {
  @Wire('chatRoomId')
  @IsId(ROOM)
  readonly roomId!: number;
}
