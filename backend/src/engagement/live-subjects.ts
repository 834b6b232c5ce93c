import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Log } from '../platform/logging/log';
import { Live } from '../platform/sockets/live';
import { WATCHED } from '../platform/sockets/socket-rooms';
import { type Subject, SubjectRegistry } from './subjects';

/** What happened meanwhile is told together. */
const EVERY_MS = 200;
/** Pages that one socket has open at once; the first makes room for the next. */
const MOST_WATCHED = 20;

interface Change {
  readonly subject: Subject;
  readonly commentIds: number[];
}

const roomOf = ({ kind, id }: Subject) => `${WATCHED}${kind}:${id}`;

/** Tells whoever has a page open that its discussion goes on (contract section 23). Ids and counts alone: the words are read through the doors. */
@Injectable()
export class LiveSubjects {
  private changes = new Map<string, Change>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: Live,
    private readonly subjects: SubjectRegistry,
    private readonly log: Log,
  ) {}

  /** For somebody who may see it. */
  async watch(socket: Socket, subject: Subject): Promise<void> {
    const watched = [...socket.rooms].filter((room) => room.startsWith(WATCHED));
    const [first] = watched;
    if (first && watched.length >= MOST_WATCHED) await socket.leave(first);
    await socket.join(roomOf(subject));
  }

  async unwatch(socket: Socket, subject: Subject): Promise<void> {
    await socket.leave(roomOf(subject));
  }

  /** Its counts, and perhaps its comments, are others now. Told in a moment, when it is committed. */
  changed(subject: Subject, commentId?: number): void {
    const room = roomOf(subject);
    const change = this.changes.get(room) ?? { subject, commentIds: [] };
    if (commentId !== undefined) change.commentIds.push(commentId);
    this.changes.set(room, change);
    this.timer ??= setTimeout(() => void this.tellAll(), EVERY_MS).unref();
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    const changes = [...this.changes.values()];
    this.changes = new Map();
    for (const change of changes)
      await this.tell(change).catch((error: unknown) =>
        this.log.warn({ err: error }, 'whoever watches a discussion was not told'),
      );
  }

  private async tell({ subject, commentIds }: Change): Promise<void> {
    const { id } = subject;
    const owner = this.subjects.of(subject);
    if (!owner.watchedAs || !(await owner.isShown?.(id))) return;
    const counts = await owner.count(id, {});
    if (!counts) return;
    const named = { [owner.watchedAs]: id };
    for (const commentId of commentIds)
      this.live.toRoom(roomOf(subject), 'comment', { ...named, commentId });
    const { likes, comments } = counts;
    this.live.toRoom(roomOf(subject), 'counts', {
      ...named,
      like_count: likes,
      comment_count: comments,
    });
  }
}
