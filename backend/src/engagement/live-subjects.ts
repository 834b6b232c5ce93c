import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Log } from '../platform/logging/log';
import { Live } from '../platform/sockets/live';
import { WATCHED } from '../platform/sockets/socket-rooms';
import type { Sight } from './sight';
import { type Subject, SubjectRegistry, type WatchedSubject } from './subjects';

/** Changes are collected for this long and sent together. */
const EVERY_MS = 200;
/** The most pages one socket can watch; the oldest is dropped for a new one. */
const MOST_WATCHED = 20;

interface Change {
  readonly subject: Subject;
  readonly commentIds: number[];
  hasLikes: boolean;
}

const REVEALED = ':revealed';

const roomOf = ({ kind, id }: Subject) => `${WATCHED}${kind}:${id}`;
/** Counts in wire format, for those who can read the discussion. */
const countsOf = ({ likes, comments, votes }: WatchedSubject) => ({
  like_count: likes,
  comment_count: comments,
  ...(votes !== undefined && votes !== null && { vote_count: votes }),
});
/** A room for those who can read the discussion, if it is hidden from others. */
const revealedRoomOf = (subject: Subject) => `${roomOf(subject)}${REVEALED}`;

/**
 * Updates open pages with new comments, votes and changed counts (contract, section 23). Sends ids and
 * counts only; content is read through the API.
 */
@Injectable()
export class LiveSubjects {
  private changes = new Map<string, Change>();
  private timer: NodeJS.Timeout | undefined;
  private readonly turns = new WeakMap<Socket, Promise<unknown>>();

  constructor(
    private readonly live: Live,
    private readonly subjects: SubjectRegistry,
    private readonly log: Log,
  ) {}

  /**
   * Tells the counts at once, since what happened after the page was loaded is missing on it. The
   * caller has checked that the member may see the post, and how much of its discussion.
   */
  async watch(socket: Socket, subject: Subject, sight: Sight = 'open'): Promise<void> {
    const isRevealed = sight === 'revealed';
    const watched = [...socket.rooms].filter(
      (room) => room.startsWith(WATCHED) && !room.endsWith(REVEALED),
    );
    const [first] = watched;
    if (first && watched.length >= MOST_WATCHED) {
      await socket.leave(first);
      await socket.leave(`${first}${REVEALED}`);
    }
    await socket.join(roomOf(subject));
    if (isRevealed) await socket.join(revealedRoomOf(subject));
    const owner = this.subjects.of(subject);
    const counts = await owner.watched?.(subject.id);
    if (!owner.watchedAs || !counts) return;
    const told = sight === 'hidden' ? { like_count: counts.likes } : countsOf(counts);
    socket.emit('counts', { [owner.watchedAs]: subject.id, ...told });
  }

  async unwatch(socket: Socket, subject: Subject): Promise<void> {
    await socket.leave(roomOf(subject));
    await socket.leave(revealedRoomOf(subject));
  }

  /**
   * Does what a socket asks for in the order in which it asked: watching begins with a look at the
   * database, and would otherwise end after the `unwatch` that came right behind it.
   */
  inTurn<Result>(socket: Socket, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.turns.get(socket) ?? Promise.resolve()).then(work);
    this.turns.set(
      socket,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /**
   * Reports changed likes. Sent after a short delay, by when the change is committed; the same goes
   * for `commented`.
   */
  liked(subject: Subject): void {
    this.changeOf(subject).hasLikes = true;
  }

  /** Reports a changed number of comments and, if given, a new one. */
  commented(subject: Subject, commentId?: number): void {
    const { commentIds } = this.changeOf(subject);
    if (commentId !== undefined) commentIds.push(commentId);
  }

  /** Reports a changed number of votes. */
  voted(subject: Subject): void {
    this.changeOf(subject);
  }

  private changeOf(subject: Subject): Change {
    const room = roomOf(subject);
    const change = this.changes.get(room) ?? { subject, commentIds: [], hasLikes: false };
    this.changes.set(room, change);
    this.timer ??= setTimeout(() => void this.tellAll(), EVERY_MS).unref();
    return change;
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

  /**
   * Members who cannot read the discussion yet only receive likes: not even that somebody
   * commented.
   */
  private async tell({ subject, commentIds, hasLikes }: Change): Promise<void> {
    const { id } = subject;
    const owner = this.subjects.of(subject);
    const watched = await owner.watched?.(id);
    if (!owner.watchedAs || !watched) return;
    const { likes, isBlind } = watched;
    const room = isBlind ? revealedRoomOf(subject) : roomOf(subject);
    const named = { [owner.watchedAs]: id };
    for (const commentId of commentIds) this.live.toRoom(room, 'comment', { ...named, commentId });
    this.live.toRoom(room, 'counts', { ...named, ...countsOf(watched) });
    const told = { ...named, like_count: likes };
    if (isBlind && hasLikes)
      this.live.toRoom(roomOf(subject), 'counts', told, { but: revealedRoomOf(subject) });
  }
}
