import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Renditions } from '../media/asset';
import type { DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

export type LearningKind = 'image' | 'video';

export interface LearningRow extends AuthorRow {
  readonly id: number;
  readonly kind: LearningKind;
  readonly title: string;
  readonly description: string;
  readonly speciality: string;
  readonly publishedAt: DbTime | null;
  readonly createdAt: DbTime;
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

const SELECT = `select l.id, l.kind, l.title, l.description, l.speciality, l.published_at as "publishedAt", l.created_at as "createdAt",
    m.key, m.state, m.renditions, ${AUTHOR_COLUMNS}
  from learning_item l join asset m on m.id = l.asset_id ${authorJoins('l.author_id')}`;

@Injectable()
export class LearningRepository {
  constructor(private readonly em: EntityManager) {}

  /** What members see: published, playable, and of people who are still here. */
  async published(
    kind: LearningKind,
    { before, limit }: Window,
    now: Date,
  ): Promise<Page<LearningRow>> {
    const rows = await this.em.execute<LearningRow[]>(
      `${SELECT} where l.kind = ? and l.published_at is not null and l.published_at <= ? and l.id < ? and m.state = 'ready' and author.deleted_at is null
       order by l.id desc limit ?`,
      [kind, now, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Drafts too. */
  async all({ before, limit }: Window): Promise<Page<LearningRow>> {
    const rows = await this.em.execute<LearningRow[]>(
      `${SELECT} where l.id < ? order by l.id desc limit ?`,
      [before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Whatever its state. */
  async find(id: number): Promise<LearningRow | undefined> {
    const [row] = await this.em.execute<LearningRow[]>(`${SELECT} where l.id = ?`, [id]);
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
}
