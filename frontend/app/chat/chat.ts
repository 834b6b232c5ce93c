import type { Reaction } from '../../../backend/src/chat/reactions.rules';
import type { components } from '../wire/schema';

// The types of chat and their mappings, shared by the server and the socket in the browser: both
// receive the same payloads.

export interface ChatFile {
  name: string;
  bytes: number;
  mime: string;
  /** Null while a video is being made playable. */
  url: string | null;
  /** A smaller version of a picture, or a still of a video. */
  previewUrl: string | null;
  width: number | null;
  height: number | null;
}

/** A mark that a message sets, in its own file or in the file of the message it quotes. */
export type ChatPin = components['schemas']['ChatPinView'];
export type PinShape = ChatPin['shape'];

/** The message that another one replies to, in its current state. */
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

/** A shared case, as its card shows it. */
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
  /** The position of the message in the room; 0 until it is stored. */
  number: number;
  senderId: number;
  senderName: string;
  senderPictureUrl: string | null;
  /** The sender has left the network. */
  isSenderGone: boolean;
  kind: 'text' | 'file' | 'image' | 'case';
  /** The text, or the caption of a file or a case. */
  text: string;
  file: ChatFile | null;
  isDeleted: boolean;
  /** A block is between its sender and the reader: neither words nor name are shown. */
  isBlocked: boolean;
  clientId: string;
  sentAt: string;
  quoted: QuotedMessage | null;
  isEdited: boolean;
  reactions: ReactionCount[];
  pins: ChatPin[];
  /** Null also if the reader may not see the case. */
  shared: SharedCase | null;
}

export interface ChatRoom {
  id: number;
  kind: 'solo' | 'speciality' | 'group' | 'members';
  name: string;
  pictureUrl: string | null;
  /** The other member in a room of two; null in groups, and if that member has left the network. */
  partnerId: number | null;
  speciality: string;
  place: string;
  unread: number;
  members: number;
  isOnline: boolean;
  /** The reader has blocked the other: it can only be read. */
  isClosed: boolean;
  /** Muted by the reader: its messages count in the list of chats alone. */
  isMuted: boolean;
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
  /** Pass as `before` to load earlier messages; null if there are none. */
  nextBefore: number | null;
  /** The number up to which the reader had read before this request. */
  readNumber: number;
  /** The number up to which the other member has read, in a room of two. */
  seenNumber: number | null;
}

/** A message as the API and the sockets send it. */
export type MessageView = components['schemas']['ChatMessageView'];

/** A message as a reply to it quotes it. */
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
    isSenderGone: row.is_sender_deleted === 1 || row.is_blocked === 1,
    isBlocked: row.is_blocked === 1,
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
    pins: row.pins ?? [],
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
