import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Log } from '../platform/logging/log';
import { Live } from '../platform/sockets/live';
import { WATCHED } from '../platform/sockets/socket-rooms';
import { type Subject, SubjectRegistry } from './subjects';

/** Changes are collected for this long and sent together. */
const EVERY_MS = 200;
/** The most pages one socket can watch; the oldest is dropped for a new one. */
const MOST_WATCHED = 20;

interface Change {
  readonly subject: Subject;
  readonly commentIds: number[];
}

const roomOf = ({ kind, id }: Subject) => `${WATCHED}${kind}:${id}`;

/** Notifies open pages of new comments and changed counts (contract section 23). Sends ids and counts only; content is read through the API. */
@Injectable()
export class LiveSubjects {
  private changes = new Map<string, Change>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: Live,
    private readonly subjects: SubjectRegistry,
    private readonly log: Log,
  ) {}

  /** The caller has checked that the member may see the subject. */
  async watch(socket: Socket, subject: Subject): Promise<void> {
    const watched = [...socket.rooms].filter((room) => room.startsWith(WATCHED));
    const [first] = watched;
    if (first && watched.length >= MOST_WATCHED) await socket.leave(first);
    await socket.join(roomOf(subject));
  }

  async unwatch(socket: Socket, subject: Subject): Promise<void> {
    await socket.leave(roomOf(subject));
  }

  /** Reports changed counts and, if given, a new comment. Sent after a short delay, by which time the change is committed. */
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
