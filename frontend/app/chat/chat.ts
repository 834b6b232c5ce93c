import type { Reaction } from '../../../backend/src/chat/messages/reactions.rules';
import type { components } from '../wire/schema';

// The words of chat, for the server and for the socket in the browser: both speak to the same door.

export interface ChatFile {
  name: string;
  bytes: number;
  mime: string;
  /** Null while a video is made playable. */
  url: string | null;
  /** A smaller form of a picture, or a still of a video. */
  previewUrl: string | null;
  width: number | null;
  height: number | null;
}

/** A message that another one answers, as it is now. */
export interface QuotedMessage {
  id: number;
  senderName: string;
  /** Empty once it is deleted. */
  text: string;
  kind: ChatMessage['kind'];
  isDeleted: boolean;
}

export interface ReactionCount {
  reaction: Reaction;
  count: number;
  isMine: boolean;
}

/** A case as a card shows it. */
export interface SharedCase {
  id: number;
  title: string;
  kind: 'case' | 'image';
  speciality: string;
  closesAt: string | null;
  thumbnailUrl: string | null;
}

export interface ChatMessage {
  /** 0 until it is stored. */
  id: number;
  roomId: number;
  /** Counts the messages of the room; 0 until it is stored. */
  number: number;
  senderId: number;
  senderName: string;
  senderPictureUrl: string | null;
  /** Its sender has left the network. */
  isSenderGone: boolean;
  kind: 'text' | 'file' | 'image' | 'case';
  /** Of a file or a case, what was said beside it. */
  text: string;
  file: ChatFile | null;
  isDeleted: boolean;
  clientId: string;
  sentAt: string;
  quoted: QuotedMessage | null;
  isEdited: boolean;
  reactions: ReactionCount[];
  /** Null also for who may not see the case. */
  shared: SharedCase | null;
}

export interface ChatRoom {
  id: number;
  kind: 'solo' | 'speciality' | 'group' | 'members';
  name: string;
  pictureUrl: string | null;
  /** The other one in a room of two; null in groups, and where they have left the network. */
  partnerId: number | null;
  speciality: string;
  place: string;
  unread: number;
  members: number;
  isOnline: boolean;
  lastText: string;
  lastKind: ChatMessage['kind'] | null;
  isLastDeleted: boolean;
  lastSenderId: number | null;
  lastSenderName: string;
  activeAt: string;
  /** Whether the reader may manage this group. Only groups created by members can be managed. */
  isAdmin: boolean;
  onlyAdminsAdd: boolean;
}

export interface Conversation {
  messages: ChatMessage[];
  /** Where the earlier ones begin; null where there are none. */
  nextBefore: number | null;
  /** The number that was read before this look. */
  readNumber: number;
  /** What the other one has read, in a room of two. */
  seenNumber: number | null;
}

/** As the calls and the sockets tell a message. */
export type MessageView = components['schemas']['ChatMessageView'];

/** A message as its answer shows it. */
export function quoteOf({
  id,
  senderName,
  text,
  file,
  kind,
  isDeleted,
}: ChatMessage): QuotedMessage {
  const words = text || (kind === 'file' ? (file?.name ?? '') : '');
  return { id, senderName, text: words.slice(0, 80), kind, isDeleted };
}

const KINDS: readonly (ChatMessage['kind'] | null)[] = [null, 'text', 'file', 'image', 'case'];
const ROOM_KINDS = { I: 'solo', S: 'speciality', G: 'group', M: 'members' } as const;

export function kindOf(type: number | null): ChatMessage['kind'] | null {
  return KINDS[type ?? 0] ?? null;
}

export function roomKindOf(category: MessageView['chatCategory']): ChatRoom['kind'] {
  return ROOM_KINDS[category];
}

export function toMessage(row: MessageView): ChatMessage {
  const kind = kindOf(row.type) ?? 'text';
  return {
    id: row.id,
    roomId: row.chatRoomId,
    number: row.number,
    senderId: row.sender_id,
    senderName: row.full_name,
    senderPictureUrl: row.profile_pic || null,
    isSenderGone: row.is_sender_deleted === 1,
    kind,
    text: kind === 'text' ? row.message : row.caption,
    file: row.file_size === null ? null : fileOf(row),
    isDeleted: row.is_deleted === 1,
    clientId: row.clientMessageId,
    sentAt: row.created_time_date,
    quoted: row.reply_to && quotedOf(row.reply_to),
    isEdited: row.edited_at !== null,
    reactions: row.reactions.map(({ reaction, count, mine }) => ({
      reaction,
      count,
      isMine: mine,
    })),
    shared: row.shared && sharedOf(row.shared),
  };
}

function quotedOf(row: NonNullable<MessageView['reply_to']>): QuotedMessage {
  const { id, sender, text, is_deleted } = row;
  const kind = kindOf(row.type) ?? 'text';
  return { id, senderName: sender, text, kind, isDeleted: is_deleted === 1 };
}

function sharedOf(row: NonNullable<MessageView['shared']>): SharedCase {
  const { caseId: id, title, kind, specialty_type: speciality } = row;
  return { id, title, kind, speciality, closesAt: row.closes_at, thumbnailUrl: row.thumbnail_url };
}

function fileOf(row: MessageView): ChatFile {
  return {
    name: row.file_name ?? 'File',
    bytes: row.file_size ?? 0,
    mime: row.mime_type ?? '',
    url: row.url,
    previewUrl: row.thumbnail_url ?? row.poster_url,
    width: row.width,
    height: row.height,
  };
}
