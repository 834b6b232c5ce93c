import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { type Author, authorOf } from '../../profiles/author';
import { authorFields } from '../../profiles/author.wire';
import {
  ChatMessageView,
  MESSAGE_TYPES,
  QuotedMessageView,
  ReactionView,
  SharedCaseView,
} from '../chat.wire';
import { REACTIONS } from '../reactions.rules';
import { categoryOf } from '../rooms/room.views';
import { DELETED_MEMBER, UNSEEN_MEMBER, UNSEEN_MESSAGE } from '../unseen.rules';
import type { ShownMessage } from './message.rows';
import type { MessageFile, QuotedMessage, ReactionCount } from './message.sql';
import { chatPinView } from './pins.views';

const UNSEEN: Author = {
  memberId: 0,
  fullName: UNSEEN_MEMBER,
  pictureUrl: null,
  speciality: '',
  place: '',
  verifiedIn: '',
};

/** Builds the views of messages. */
@Injectable()
export class MessageViews {
  constructor(private readonly addresses: MediaAddresses) {}

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
      category: categoryOf(row.roomKind),
      type: row.isFolded ? MESSAGE_TYPES.text : MESSAGE_TYPES[row.kind],
      message: row.isFolded ? UNSEEN_MESSAGE : wordsOf(row, file.url),
      caption: row.kind === 'text' ? '' : row.text,
      replyTo: row.quoted && quotedView(row.quoted),
      editedAt: timeOf(row.editedAt),
      reactions: reactionViews(row.reactions),
      ...(row.pins.length > 0 && { pins: row.pins.map(chatPinView) }),
      shared: row.shared && Object.assign(new SharedCaseView(), row.shared),
      clientMessageId: row.isFolded ? `unseen ${row.id}` : row.clientId,
      isDeleted: Number(row.isGone),
      isBlocked: Number(row.isFolded),
      isSenderDeleted: Number(row.isSenderGone && !row.isFolded),
      createdAt: timeOf(row.createdAt),
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
      // Older apps know no file that is held back: it is one that is not ready yet.
      fileState: file.state === 'held' ? 'pending' : file.state,
    };
  }
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
      id,
      text: UNSEEN_MESSAGE,
      type: MESSAGE_TYPES.text,
      sender: UNSEEN_MEMBER,
      isDeleted: 0,
    });
  return Object.assign(new QuotedMessageView(), {
    id,
    text,
    type: MESSAGE_TYPES[kind],
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
