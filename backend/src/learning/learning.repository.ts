import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { Counts, SubjectDescription } from '../engagement/subjects';
import type { Renditions } from '../media/asset';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { arrayOf, type DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** The name under which engagement knows learning content. */
export const LEARNING_ITEM = 'learning-item';

export type LearningKind = 'image' | 'video';

export interface LearningRow extends AuthorRow {
  readonly id: number;
  readonly kind: LearningKind;
  readonly title: string;
  readonly description: string;
  readonly speciality: string;
  readonly publishedAt: DbTime | null;
  readonly createdAt: DbTime;
  readonly isHidden: boolean;
  readonly assetId: number;
  readonly key: string;
  readonly state: 'pending' | 'ready' | 'rejected';
  readonly renditions: Renditions;
}

export interface LearningWords {
  readonly title: string;
  readonly description: string;
  readonly speciality: string;
}

export interface NewLearning extends LearningWords {
  readonly kind: LearningKind;
}

/** Takes the time. */
const IS_HIDDEN = '(l.hidden_at is not null and coalesce(l.hidden_until > ?, true))';

const SELECT = `select l.id, l.kind, l.title, l.description, l.speciality, l.published_at as "publishedAt", l.created_at as "createdAt",
    ${IS_HIDDEN} as "isHidden", m.id as "assetId", m.key, m.state, m.renditions, ${AUTHOR_COLUMNS}
  from learning_item l join asset m on m.id = l.asset_id ${authorJoins('l.author_id')}`;

/**
 * What members see: published, playable, of people who are still here, and not hidden but from its author and the administrators.
 * Takes `viewerParams`.
 */
export const VISIBLE = `l.published_at is not null and l.published_at <= ? and m.state = 'ready' and author.deleted_at is null
  and (l.author_id = ? or ? or not ${IS_HIDDEN})`;

export function viewerParams({ memberId, isAdmin }: Viewer, now: Date): unknown[] {
  return [now, memberId, isAdmin, now];
}

@Injectable()
export class LearningRepository extends StoredSubjects {
  override readonly table = 'learning_item';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
  ) {
    super(em, media);
  }

  async published(
    viewer: Viewer,
    kind: LearningKind,
    { before, limit }: Window,
  ): Promise<Page<LearningRow>> {
    const now = this.clock.now();
    const rows = await this.em.execute<LearningRow[]>(
      `${SELECT} where l.kind = ? and l.id < ? and ${VISIBLE} order by l.id desc limit ?`,
      [now, kind, before, ...viewerParams(viewer, now), limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** @throws Refusal `not-found` also for what this person may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<LearningRow> {
    const now = this.clock.now();
    const [row] = await this.em.execute<LearningRow[]>(`${SELECT} where l.id = ? and ${VISIBLE}`, [
      now,
      id,
      ...viewerParams(viewer, now),
    ]);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Drafts too. */
  async all({ before, limit }: Window): Promise<Page<LearningRow>> {
    const rows = await this.em.execute<LearningRow[]>(
      `${SELECT} where l.id < ? order by l.id desc limit ?`,
      [this.clock.now(), before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Whatever its state. */
  async find(id: number): Promise<LearningRow | undefined> {
    const [row] = await this.em.execute<LearningRow[]>(`${SELECT} where l.id = ?`, [
      this.clock.now(),
      id,
    ]);
    return row;
  }

  /** @returns false when there is no such thing */
  async change(id: number, { title, description, speciality }: LearningWords): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update learning_item set title = ?, description = ?, speciality = ? where id = ? returning id',
      [title, description, speciality, id],
    );
    return rows.length > 0;
  }

  async add(
    authorId: number,
    told: NewLearning,
    made: { assetId: number; now: Date },
  ): Promise<number> {
    const { kind, title, description, speciality } = told;
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into learning_item (kind, author_id, title, description, speciality, asset_id, created_at) values (?, ?, ?, ?, ?, ?, ?) returning id`,
      [kind, authorId, title, description, speciality, made.assetId, made.now],
    );
    if (!row) throw new Error('The learning content was not stored.');
    return row.id;
  }

  /** @returns false when there is no such thing */
  async publish(id: number, at: Date | null): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update learning_item set published_at = ? where id = ? returning id',
      [at, id],
    );
    return rows.length > 0;
  }

  /** Nobody likes or comments on it: there is nothing to count. */
  override async count(id: number): Promise<Counts | undefined> {
    return (await this.find(id)) && { likes: 0, comments: 0 };
  }

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return this.em.execute<ShownFile[]>(
      `select id, asset_id as "assetId" from learning_item where asset_id is not null and id = any(?::bigint[])`,
      [arrayOf(ids)],
    );
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return this.em.execute<SubjectDescription[]>(
      `select l.id, l.author_id as "authorId", l.title, l.description as text, ${IS_HIDDEN} as "isHidden"
       from learning_item l where l.id = any(?::bigint[])`,
      [this.clock.now(), arrayOf(ids)],
    );
  }

  override pathOf(id: number): string {
    return `/learning/${id}`;
  }

  /** Of a draft the addresses have ended anyway. */
  protected override async assetsOf(id: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select asset_id as id from learning_item where id = ? and published_at <= ?',
      [id, this.clock.now()],
    );
    return rows.map((row) => row.id);
  }
}
