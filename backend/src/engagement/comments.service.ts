import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { arrayOf, type DbTime, timeOf } from '../platform/database/columns';
import type { JobKind } from '../platform/outbox/job';
import { Outbox } from '../platform/outbox/outbox';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import { Refusal } from '../refusal';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { commentReplied, mentioned } from './engagement.signals';
import { MENTIONS, type MentionRow, MentionsService, NAME_MEMBERS } from './mentions.service';
import { type Subject, SubjectRegistry } from './subjects';

export interface NewComment {
  readonly text: string;
  /** The comment that is answered. */
  readonly parentId?: number | undefined;
  /** Members who are named in it. */
  readonly mentions?: readonly number[] | undefined;
}

export interface CommentRow extends AuthorRow {
  readonly id: number;
  readonly parentId: number | null;
  /** Empty once deleted; a deleted comment is listed as long as it has answers. */
  readonly text: string;
  readonly createdAt: DbTime;
  readonly editedAt: DbTime | null;
  readonly mentions: readonly MentionRow[];
  readonly isDeleted: boolean;
  readonly likeCount: number;
  readonly isLiked: boolean;
  /** What the author of its post said that it did, where such a thing is said. */
  readonly advice?: string | undefined;
  /** Whether the author of its post had colleagues asked, this one among them. */
  readonly wasAsked?: boolean | undefined;
  /** Whether it came since the reader was here last, where that is kept. */
  readonly isNew?: boolean | undefined;
}

/** In which order comments are listed; the latest, the oldest of them first, where nothing is said. */
export const COMMENT_SORTS = ['oldest', 'newest', 'liked'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

export interface CommentWindow extends Window {
  readonly sort?: CommentSort | undefined;
  /** Comments that come before all others where the most liked do. */
  readonly first?: readonly number[] | undefined;
}

export interface CommentFacts {
  readonly id: number;
  readonly subject: Subject;
  readonly authorId: number;
  /** Whose comment it answers. */
  readonly parentAuthorId: number | null;
  readonly createdAt: Date;
}

/** Take the reader. The words of whoever left are not shown from that moment on, though they are erased a little later. */
const COLUMNS = `c.id, c.parent_id as "parentId", case when author.deleted_at is null then c.text else '' end as text,
  c.created_at as "createdAt", c.edited_at as "editedAt", ${MENTIONS}, c.deleted_at is not null or author.deleted_at is not null as "isDeleted", c.like_count as "likeCount",
  coalesce((select true from comment_like l where l.comment_id = c.id and l.member_id = ?), false) as "isLiked", ${AUTHOR_COLUMNS}`;
/** An answer that is there still keeps the place of what it answers. */
const HAS_ANSWER = `exists (select from comment r join account ra on ra.id = r.author_id
  where r.parent_id = c.id and r.deleted_at is null and ra.deleted_at is null)`;
/** Likes, then age, as one number: no comment has a greater id than this. */
const MOST_IDS = 10_000_000_000;
const LIKED = `c.like_count::bigint * ${MOST_IDS} + c.id`;
/** More than the likes of any comment make; the sum keeps within the fifteen digits that a call takes. */
const AHEAD = 500_000_000_000_000;
/** As `LIKED`, but for comments that come first whoever likes them; takes their ids. */
const FIRST_THEN_LIKED = `(case when c.id = any(?::bigint[]) then ${AHEAD} else 0 end + ${LIKED})`;
const PLACES: Readonly<Record<CommentSort, string>> = {
  oldest: 'c.id',
  newest: 'c.id',
  liked: LIKED,
};
const ORDERS: Readonly<Record<CommentSort, { readonly from: string; readonly order: string }>> = {
  oldest: { from: 'c.id >', order: 'c.id' },
  newest: { from: 'c.id <', order: 'c.id desc' },
  liked: { from: `${LIKED} <`, order: 'c.like_count desc, c.id desc' },
};
const LED = { from: `${FIRST_THEN_LIKED} <`, order: 'place desc' };
/** So long its author may change a comment. */
const EDITABLE_MS = 15 * 60_000;
const AUTHORS = authorJoins('c.author_id');

/** Comments with one level of answers: an answer to an answer stands under the first comment. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly subjects: SubjectRegistry,
    private readonly mentions: MentionsService,
  ) {}

  /**
   * Comments on one thing, and their deletions, happen one after another: the subject stays locked meanwhile.
   * @throws Refusal when the subject, or the comment that is answered, is gone
   */
  async add(
    authorId: number,
    subject: Subject,
    comment: NewComment,
    fact: JobKind<{ commentId: number }>,
  ): Promise<{ comment: CommentRow; count: number }> {
    const store = () => this.store(authorId, subject, comment, fact);
    const added =
      comment.parentId === undefined ? await store() : await this.whileLocked(subject, store);
    if (!added) return this.refuse(subject);
    return { comment: await this.read(added.id, authorId), count: added.count };
  }

  /** Only a statement that begins after the lock sees that what it answers was deleted a moment ago. */
  private whileLocked<T>(subject: Subject, work: () => Promise<T>): Promise<T> {
    return this.em.transactional(async () => {
      await this.em.execute(this.subjects.lockOf(subject), [subject.id]);
      return work();
    });
  }

  /** Stores, counts and tells `fact`, in one statement. Counting comes first: it locks the subject. */
  private async store(
    authorId: number,
    subject: Subject,
    { text, parentId, mentions = [] }: NewComment,
    fact: JobKind<{ commentId: number }>,
  ): Promise<{ id: number; count: number } | undefined> {
    const answered = parentId ?? null;
    const payload = { sql: `jsonb_build_object('commentId', id)`, params: [] };
    const told = [
      this.outbox.part(fact, 'added', payload),
      this.outbox.part(commentReplied, 'added where parent_id is not null', payload),
      this.outbox.part(
        mentioned,
        '(select distinct comment_id as id from named) comments',
        payload,
      ),
    ];
    const [added] = await this.em.execute<{ id: number; count: number }[]>(
      `with answered as (
         select coalesce(parent_id, id) as top from comment where id = ? and subject_kind = ? and subject_id = ? and deleted_at is null),
       counted as (
         update ${this.subjects.tableOf(subject)} set comment_count = comment_count + 1
         where id = ? and deleted_at is null and (cast(? as bigint) is null or exists (select from answered)) returning id, comment_count),
       added as (
         insert into comment (subject_kind, subject_id, parent_id, author_id, text, created_at)
         select ?, id, (select top from answered), cast(? as bigint), ?, cast(? as timestamptz) from counted returning id, parent_id),
       named as (${NAME_MEMBERS}),
       ${told.map(({ sql }, index) => `told${index} as (${sql})`).join(', ')}
       select added.id, comment_count as count from added, counted`,
      [
        ...[answered, subject.kind, subject.id, subject.id, answered],
        ...[subject.kind, authorId, text, this.clock.now(), arrayOf(mentions)],
        ...told.flatMap(({ params }) => params),
      ],
    );
    return added;
  }

  /** Nothing was stored: the subject is gone, or what was to be answered. */
  private async refuse(subject: Subject): Promise<never> {
    await this.subjects.count(subject, {});
    throw new Refusal('engagement.comment-gone');
  }

  private async read(id: number, readerId: number): Promise<CommentRow> {
    const [comment] = await this.em.execute<CommentRow[]>(
      `select ${COLUMNS} from comment c ${AUTHORS} where c.id = ?`,
      [readerId, id],
    );
    if (!comment) throw new Error('The comment was not stored.');
    return comment;
  }

  async find(id: number): Promise<CommentFacts | undefined> {
    const [row] = await this.em.execute<
      {
        kind: string;
        subjectId: number;
        authorId: number;
        parentAuthorId: number | null;
        createdAt: DbTime;
      }[]
    >(
      `select c.subject_kind as kind, c.subject_id as "subjectId", c.author_id as "authorId", r.author_id as "parentAuthorId", c.created_at as "createdAt"
       from comment c left join comment r on r.id = c.parent_id where c.id = ? and c.deleted_at is null`,
      [id],
    );
    if (!row) return undefined;
    const { kind, subjectId, authorId, parentAuthorId, createdAt } = row;
    return {
      id,
      subject: { kind, id: subjectId },
      authorId,
      parentAuthorId,
      createdAt: timeOf(createdAt),
    };
  }

  /**
   * Its author says it differently, within 15 minutes; that it was changed is shown.
   * @throws Refusal when somebody else wrote it, the time is over, or it is gone
   */
  async edit(
    memberId: number,
    { id, subject, authorId, createdAt }: CommentFacts,
    text: string,
  ): Promise<CommentRow> {
    const now = this.clock.now();
    if (authorId !== memberId) throw new Refusal('engagement.comment-of-another');
    if (now.getTime() - createdAt.getTime() >= EDITABLE_MS)
      throw new Refusal('engagement.comment-settled');
    await this.subjects.count(subject, {});
    const edited = await this.em.execute<unknown[]>(
      'update comment set text = ?, edited_at = ? where id = ? and author_id = ? and deleted_at is null returning id',
      [text, now, id, memberId],
    );
    if (edited.length === 0) throw new Refusal('not-found');
    return this.read(id, memberId);
  }

  /**
   * Its author takes it back: the words are gone at once, answers stay.
   * @returns how many comments are left
   * @throws Refusal when somebody else wrote it, or it is gone
   */
  async remove(memberId: number, { id, subject, authorId }: CommentFacts): Promise<number> {
    if (authorId !== memberId) throw new Refusal('engagement.comment-of-another');
    const { comments } = await this.subjects.count(subject, { comments: -1 });
    const removed = await this.em.execute<unknown[]>(
      `update comment set text = '', deleted_at = ? where id = ? and author_id = ? and deleted_at is null returning id`,
      [this.clock.now(), id, memberId],
    );
    if (removed.length === 0) throw new Refusal('not-found');
    await this.mentions.removeAll(id);
    return comments;
  }

  /**
   * A page of the latest comments, the oldest of them first; or of all, in an order that was asked for. Where the next one begins is
   * then a number that means nothing outside of that order.
   */
  async page(
    readerId: number,
    subject: Subject,
    { before, limit, sort, first = [] }: CommentWindow,
  ): Promise<Page<CommentRow>> {
    const isLed = sort === 'liked' && first.length > 0;
    const led = isLed ? [arrayOf(first)] : [];
    const { from, order } = isLed ? LED : ORDERS[sort ?? 'newest'];
    const place = isLed ? FIRST_THEN_LIKED : PLACES[sort ?? 'newest'];
    const isFirst = before === Number.MAX_SAFE_INTEGER;
    const beyond = isFirst ? '' : `and ${from} cast(? as bigint)`;
    const rows = await this.em.execute<(CommentRow & { readonly place: number })[]>(
      `select ${COLUMNS}, ${place} as place from comment c ${AUTHORS}
       where c.subject_kind = ? and c.subject_id = ? ${beyond}
         and ((c.deleted_at is null and author.deleted_at is null) or ${HAS_ANSWER})
       order by ${order} limit ?`,
      [
        ...[readerId, ...led, subject.kind, subject.id],
        ...(isFirst ? [] : [...led, before]),
        limit + 1,
      ],
    );
    const items = rows.slice(0, limit);
    const nextBefore = rows.length > limit ? Number(items.at(-1)?.place) : null;
    return new Page(sort ? items : items.toReversed(), nextBefore);
  }
}
