import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import { ChatMessageView, ChatRoomView, RoomMemberView } from './chat.wire';
import type { MessageFile, MessageRow } from './messages/message.rows';
import { type RoomKind, type RoomMemberRow, type RoomRow, unreadOf } from './rooms/room.rows';

const CATEGORIES = { solo: 'I', speciality: 'S', group: 'G' } as const satisfies Record<
  RoomKind,
  string
>;
const TYPES = { text: 1, file: 2, image: 3 } as const;
const DELETED_MEMBER = 'Deleted member';

/** Rows of chat in the words of the wire. */
@Injectable()
export class ChatViews {
  constructor(private readonly addresses: MediaAddresses) {}

  room(row: RoomRow): ChatRoomView {
    const partner = row.author_id === null ? undefined : row;
    const isGone = partner?.isPartnerGone === true;
    const person = partner && authorOf(partner, this.addresses);
    return Object.assign(new ChatRoomView(), {
      ...{
        id: row.id,
        roomId: row.roomId,
        category: CATEGORIES[row.kind],
        unread: unreadOf(row),
        members: row.members,
      },
      name: person ? (isGone ? DELETED_MEMBER : person.fullName) : row.name,
      pictureUrl: isGone ? '' : (person?.pictureUrl ?? ''),
      partnerId: isGone ? null : row.partnerId,
      speciality: isGone ? '' : (person?.speciality ?? ''),
      place: isGone ? '' : (person?.place ?? ''),
      isOnline: Number(row.isOnline),
      lastMessage: row.lastText,
      lastType: row.lastKind === null ? null : TYPES[row.lastKind],
      isLastDeleted: Number(row.isLastGone),
      lastSenderId: row.lastSenderId,
      lastSenderName: row.lastSenderId === null ? '' : row.lastSenderName || DELETED_MEMBER,
      activeAt: timeOf(row.activeAt),
    });
  }

  message(row: MessageRow): ChatMessageView {
    const author = authorOf(row, this.addresses);
    const file = this.file(row.file);
    const sender = row.isSenderGone
      ? { ...author, fullName: DELETED_MEMBER, pictureUrl: null, speciality: '', place: '' }
      : author;
    return Object.assign(new ChatMessageView(), authorFields(sender), file, {
      ...{
        id: row.id,
        senderId: row.author_id,
        roomId: row.roomId,
        soloRoomId: row.roomId,
        number: row.number,
      },
      category: CATEGORIES[row.roomKind],
      type: TYPES[row.kind],
      message: row.kind === 'text' ? row.text : (file.url ?? ''),
      clientMessageId: row.clientId,
      isDeleted: Number(row.isGone),
      isSenderDeleted: Number(row.isSenderGone),
      createdAt: timeOf(row.createdAt),
    });
  }

  member(row: RoomMemberRow): RoomMemberView {
    return Object.assign(new RoomMemberView(), authorFields(authorOf(row, this.addresses)), {
      id: row.id,
      isOnline: Number(row.isOnline),
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
