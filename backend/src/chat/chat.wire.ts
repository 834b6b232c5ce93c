import { REPORT_CATEGORIES } from '../engagement/report-categories';
import { FileDecisionBody } from '../media/checks/decisions.wire';
import { PINS_AS_JSON } from '../media/marks.wire';
import { MAX_MASKS, parseMasks } from '../media/masks.rules';
import { AuthorView } from '../profiles/author.wire';
import { IsId, isId } from '../wire/ids';
import { Cursor, PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { ChatPinBody, ChatPinView, FewChatPins } from './pins.wire';
import { REACTIONS } from './reactions.rules';

const MESSAGE_CHARACTERS = 4_000;
const CLIENT_ID_CHARACTERS = 64;
/** The kinds of messages, as the older apps number them. */
export const MESSAGE_TYPES = { text: 1, file: 2, image: 3, case: 4 } as const;
const CAPTION_CHARACTERS = 1_000;
const CATEGORIES = ['I', 'S', 'G', 'M'];
const UNREADABLE_MASK = 'A mask could not be read. Please draw it again.';
const ROOM = 'The chat is required.';

const hasTextOrCase = (value: unknown, whole: object) =>
  (whole as SendMessageBody).type === MESSAGE_TYPES.case ||
  (typeof value === 'string' && value.trim() !== '');
const isIdOfCase = (value: unknown, whole: object) =>
  (whole as SendMessageBody).type === MESSAGE_TYPES.case
    ? isId(value)
    : value === undefined || isId(value);
const areMasks = (value: unknown) =>
  Array.isArray(value) && value.every((one) => parseMasks(String(one)) !== undefined);

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

  @Wire({ optional: true })
  @Cursor()
  readonly after?: number;
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

/** Fields common to all kinds of messages. */
abstract class SaidBody extends RoomBody {
  @Wire({ optional: true, max: CLIENT_ID_CHARACTERS })
  readonly clientMessageId?: string;

  /** The message of the same room that it replies to. */
  @Wire('replyTo', { optional: true })
  @IsId('Please reply to a message in this chat.')
  readonly replyToId?: number;

  @Wire({ optional: true, of: () => ChatPinBody, isWhole: true, json: PINS_AS_JSON })
  @FewChatPins()
  readonly pins?: ChatPinBody[];

  /** The client can show the identifiers found in it, and ask for confirmation. */
  @Wire({ optional: true }) readonly check?: boolean;

  /** The sender was asked, and wants it sent unchanged. */
  @Wire('confirmed', { optional: true }) readonly isConfirmed?: boolean;
}

export class SendMessageBody extends SaidBody {
  /** Optional beside a case. */
  @Wire('chatSendText', { lines: true, max: MESSAGE_CHARACTERS })
  @Rule('required', hasTextOrCase, 'Please write a message.')
  readonly text!: string;

  /** Files are only sent with uploadChatFile. */
  @Wire({ optional: true })
  @OneOf([MESSAGE_TYPES.text, MESSAGE_TYPES.case], 'Please upload files as files.')
  readonly type?: number;

  /** For type 4: the shared case. */
  @Wire()
  @Rule('case', isIdOfCase, 'Please choose a case.')
  readonly caseId?: number;
}

/** The type sent by apps is only a guess: the type detected in the file counts. */
export class SendFileBody extends SaidBody {
  @Wire({ optional: true, lines: true, max: CAPTION_CHARACTERS })
  readonly caption?: string;

  /** Replaces the file's own name. */
  @Wire({ optional: true })
  readonly fileName?: string;

  /** The areas to black out (see masks.rules.ts): all in one string, or one string each. */
  @Wire({ optional: true, max: MAX_MASKS })
  @Rule('masks', areMasks, UNREADABLE_MASK)
  readonly masks?: string[];

  /** Decisions about the places marked by the review. */
  @Wire({ optional: true, of: () => FileDecisionBody, max: 1, isWhole: true })
  readonly decisions?: FileDecisionBody[];
}

export class DeleteMessageBody extends RoomBody {
  @Wire('msgId')
  @IsId('The message is required.')
  readonly messageId!: number;
}

export class EditMessageBody {
  @Wire({ lines: true, max: MESSAGE_CHARACTERS })
  @Required('Please write a message.')
  readonly text!: string;

  @Wire({ optional: true }) readonly check?: boolean;
  @Wire('confirmed', { optional: true }) readonly isConfirmed?: boolean;
}

export class ReactBody {
  /** Omitted or null to remove the reaction. */
  @Wire({ optional: true, nullable: true, words: REACTIONS })
  @OneOf(REACTIONS, 'Please choose a reaction from the list.')
  readonly reaction?: string;
}

export class ReportMessageBody {
  @Wire({ lines: true, max: 2_000 })
  @Required('Please fill the reason.')
  readonly reason!: string;

  @Wire({ optional: true })
  @Rule(
    'category',
    (value) => REPORT_CATEGORIES.includes(value as never),
    'Please choose what is wrong.',
  )
  readonly category?: string;
}

export class ChatRoomView {
  @Wire() id!: number;
  @Wire('chatRoomId') roomId!: number;
  /** I: room of two, S: speciality, M: group made by a member, G: other group. */
  @Wire('chatCategory', { words: CATEGORIES }) category!: string;
  @Wire('chatRoomName') name!: string;
  @Wire() lastMessage!: string;
  /** 1 text, 2 file, 3 image, 4 case. */
  @Wire('lastMessageType', { as: 'number', nullable: true }) lastType!: number | null;
  @Wire('lastMessageDeleted') isLastDeleted!: number;
  @Wire('lastMessageSenderId', { as: 'number', nullable: true }) lastSenderId!: number | null;
  @Wire('lastMessageSender') lastSenderName!: string;
  @Wire('last_message_time') activeAt!: Date;
  @Wire('profilePic') pictureUrl!: string;
  /** The other member in a room of two. */
  @Wire('reciverId', { as: 'number', nullable: true }) partnerId!: number | null;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  @Wire() unread!: number;
  @Wire() members!: number;
  @Wire('online') isOnline!: number;
  /** 1: closed, because the reader has blocked the other; it can only be read. */
  @Wire('is_closed') isClosed!: number;
  /** 1: muted by the reader, so that it counts nowhere but in this list. */
  @Wire('is_muted') isMuted!: number;
  /**
   * In a group made by a member: whether this member can rename it, remove others and appoint
   * admins.
   */
  @Wire('is_admin') isAdmin!: number;
  @Wire('only_admins_add') onlyAdminsAdd!: number;
}

export class QuotedMessageView {
  @Wire() id!: number;
  @Wire() sender!: string;
  /** The first 80 characters; empty once it is deleted. */
  @Wire() text!: string;
  @Wire() type!: number;
  @Wire('is_deleted') isDeleted!: number;
}

export class ReactionView {
  @Wire({ words: REACTIONS }) reaction!: string;
  @Wire() count!: number;
  @Wire() mine!: boolean;
}

export class SharedCaseView {
  @Wire() caseId!: number;
  @Wire() title!: string;
  @Wire({ words: ['case', 'image'] }) kind!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('closes_at', { as: 'time', nullable: true }) closesAt!: Date | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
}

export class ChatMessageView extends AuthorView {
  @Wire() id!: number;
  @Wire('sender_id') senderId!: number;
  @Wire('chatRoomId') roomId!: number;
  @Wire('chat_room_solo_id') soloRoomId!: number;
  @Wire('chatCategory', { words: CATEGORIES }) category!: string;
  /** Consecutive per room, so that clients notice and request missed messages. */
  @Wire() number!: number;
  /** 1 text, 2 file, 3 image, 4 case. */
  @Wire() type!: number;
  /** The text, or the URL of the file or case. */
  @Wire() message!: string;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire('file_name', { as: 'text', nullable: true }) fileName!: string | null;
  @Wire('file_size', { as: 'number', nullable: true }) fileSize!: number | null;
  /** Only for files. */
  @Wire('file_state', { optional: true }) fileState?: string;
  @Wire('mime_type', { as: 'text', nullable: true }) mime!: string | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire() clientMessageId!: string;
  @Wire('is_deleted') isDeleted!: number;
  /** 1: of a member of the group across a block, so without words and name. */
  @Wire('is_blocked') isBlocked!: number;
  @Wire('is_sender_deleted') isSenderDeleted!: number;
  @Wire('created_time_date') createdAt!: Date;
  /** The text sent with a file or a case. */
  @Wire() caption!: string;
  @Wire('reply_to', { of: () => QuotedMessageView, nullable: true })
  replyTo!: QuotedMessageView | null;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  @Wire({ of: () => ReactionView }) reactions!: ReactionView[];
  /** Only where it points at places. */
  @Wire({ optional: true, of: () => ChatPinView }) pins?: ChatPinView[];
  /** Null if the viewer may not see the case, or there is none. */
  @Wire({ of: () => SharedCaseView, nullable: true }) shared!: SharedCaseView | null;
}

export class ConversationView {
  @Wire('chatMessages', { of: () => ChatMessageView }) messages!: ChatMessageView[];
  @Wire({ as: 'number', nullable: true }) nextBefore!: number | null;
  /** The number up to which the member had read before this request. */
  @Wire() readNumber!: number;
  /** The number up to which the other member has read, in a room of two. */
  @Wire({ as: 'number', nullable: true }) seenNumber!: number | null;
}

export class SentView {
  @Wire() id!: number;
  @Wire('chatMessage', { of: () => ChatMessageView }) message!: ChatMessageView;
}

export class SoloView {
  @Wire() id!: number;
  @Wire('chatRoomId') roomId!: number;
}

export class UnreadRoomView {
  @Wire('chatRoomId') roomId!: number;
  @Wire() unread!: number;
}

export class RoomMemberView extends AuthorView {
  @Wire() id!: number;
  @Wire('online') isOnline!: number;
  @Wire('is_admin') isAdmin!: number;
}

/** An event from a socket. */
export class RoomHint {
  @Wire('chatRoomId')
  @IsId(ROOM)
  readonly roomId!: number;
}
