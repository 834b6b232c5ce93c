import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type Author, authorOf, hasAuthor } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import {
  ChatMessageView,
  ChatRoomView,
  QuotedMessageView,
  ReactionView,
  RoomMemberView,
  SharedCaseView,
} from './chat.wire';
import type { ShownMessage } from './messages/message.rows';
import type { MessageFile, QuotedMessage, ReactionCount } from './messages/message.sql';
import { REACTIONS } from './messages/reactions.rules';
import { UNSEEN_MEMBER, UNSEEN_MESSAGE } from './messages/unseen.rules';
import type { RoomKind, RoomMemberRow, RoomRow } from './rooms/room.rows';

const CATEGORIES = {
  solo: 'I',
  speciality: 'S',
  group: 'G',
  members: 'M',
} as const satisfies Record<RoomKind, string>;
const TYPES = { text: 1, file: 2, image: 3, case: 4 } as const;
const DELETED_MEMBER = 'Deleted member';
const UNSEEN: Author = {
  memberId: 0,
  fullName: UNSEEN_MEMBER,
  pictureUrl: null,
  speciality: '',
  place: '',
  verifiedIn: '',
};

/** Builds the views of chat rooms and messages. */
@Injectable()
export class ChatViews {
  constructor(private readonly addresses: MediaAddresses) {}

  room(row: RoomRow): ChatRoomView {
    const partner = hasAuthor(row) ? row : undefined;
    const isGone = partner?.isPartnerGone === true;
    const person = partner && authorOf(partner, this.addresses);
    return Object.assign(new ChatRoomView(), {
      id: row.id,
      roomId: row.roomId,
      category: CATEGORIES[row.kind],
      unread: row.unread,
      members: row.members,
      name: person ? (isGone ? DELETED_MEMBER : person.fullName) : row.name,
      pictureUrl: isGone ? '' : (person?.pictureUrl ?? ''),
      partnerId: isGone ? null : row.partnerId,
      speciality: isGone ? '' : (person?.speciality ?? ''),
      place: isGone ? '' : (person?.place ?? ''),
      isOnline: Number(row.isOnline && !row.isClosed),
      isClosed: Number(row.isClosed),
      isMuted: Number(row.isMuted),
      lastMessage: row.isLastFolded ? UNSEEN_MESSAGE : row.lastText,
      lastType: row.lastKind === null ? null : TYPES[row.isLastFolded ? 'text' : row.lastKind],
      isLastDeleted: Number(row.isLastGone),
      ...lastSenderOf(row),
      activeAt: timeOf(row.activeAt),
      isAdmin: Number(row.isAdmin),
      onlyAdminsAdd: Number(row.onlyAdminsAdd),
    });
  }

  message(row: ShownMessage): ChatMessageView {
    const author = row.isFolded ? UNSEEN : authorOf(row, this.addresses);
    const file = this.file(row.file);
    const sender =
      row.isSenderGone && !row.isFolded
        ? { ...author, fullName: DELETED_MEMBER, pictureUrl: null, speciality: '', place: '' }
        : author;
    return Object.assign(new ChatMessageView(), authorFields(sender), file, {
      id: row.id,
      senderId: author.memberId,
      roomId: row.roomId,
      soloRoomId: row.roomId,
      number: row.number,
      category: CATEGORIES[row.roomKind],
      type: row.isFolded ? TYPES.text : TYPES[row.kind],
      message: row.isFolded ? UNSEEN_MESSAGE : wordsOf(row, file.url),
      caption: row.kind === 'text' ? '' : row.text,
      replyTo: row.quoted && quotedView(row.quoted),
      editedAt: timeOf(row.editedAt),
      reactions: reactionViews(row.reactions),
      shared: row.shared && Object.assign(new SharedCaseView(), row.shared),
      clientMessageId: row.isFolded ? `unseen ${row.id}` : row.clientId,
      isDeleted: Number(row.isGone),
      isBlocked: Number(row.isFolded),
      isSenderDeleted: Number(row.isSenderGone && !row.isFolded),
      createdAt: timeOf(row.createdAt),
    });
  }

  member(row: RoomMemberRow): RoomMemberView {
    return Object.assign(new RoomMemberView(), authorFields(authorOf(row, this.addresses)), {
      id: row.id,
      isOnline: Number(row.isOnline),
      isAdmin: Number(row.isAdmin),
    });
  }

  private file(file: MessageFile | null) {
    if (!file)
      return {
        url: null,
        thumbnailUrl: null,
        posterUrl: null,
        fileName: null,
        fileSize: null,
        mime: null,
        width: null,
        height: null,
      };
    const { url, mediumUrl, posterUrl } = this.addresses.of(file);
    const { name, bytes, mime, width, height } = file;
    return {
      url,
      thumbnailUrl: mediumUrl,
      posterUrl,
      fileName: name,
      fileSize: bytes,
      mime,
      width,
      height,
      fileState: file.state,
    };
  }
}

export const categoryOf = (kind: RoomKind) => CATEGORIES[kind];

function lastSenderOf({ lastSenderId, lastSenderName, isLastFolded }: RoomRow) {
  if (lastSenderId === null) return { lastSenderId, lastSenderName: '' };
  if (isLastFolded) return { lastSenderId: 0, lastSenderName: UNSEEN_MEMBER };
  return { lastSenderId, lastSenderName: lastSenderName || DELETED_MEMBER };
}

/** For apps without captions and cards: the text, or the URL of the file or case. */
function wordsOf({ kind, text, shared }: ShownMessage, fileUrl: string | null): string {
  if (kind === 'text') return text;
  if (kind === 'case') return text || (shared ? `/caseDetails/${shared.caseId}` : '');
  return fileUrl ?? '';
}

function quotedView({ id, kind, sender, text, isGone, isSenderGone, isBlocked }: QuotedMessage) {
  if (isBlocked)
    return Object.assign(new QuotedMessageView(), {
      ...{ id, text: UNSEEN_MESSAGE, type: TYPES.text, sender: UNSEEN_MEMBER, isDeleted: 0 },
    });
  return Object.assign(new QuotedMessageView(), {
    ...{ id, text, type: TYPES[kind] },
    sender: isSenderGone ? DELETED_MEMBER : sender,
    isDeleted: Number(isGone),
  });
}

/** In the order in which reactions are offered. */
function reactionViews(counts: readonly ReactionCount[]): ReactionView[] {
  return REACTIONS.flatMap((name) => counts.filter(({ reaction }) => reaction === name)).map(
    (count) => Object.assign(new ReactionView(), count),
  );
}
