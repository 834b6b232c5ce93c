import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { timeOf } from '../../platform/database/columns';
import type { Decision } from '../moderation-decision.entity';
import { type Subject, type SubjectDescription, SubjectRegistry } from '../subjects';
import { decisionsAbout } from './moderation.policy';
import { HISTORIES, THREADS } from './moderation.sql';

/** Previous decisions about reports of a member's posts. */
export interface History {
  readonly id: number;
  readonly name: string;
  readonly removed: number;
  readonly repaired: number;
  readonly kept: number;
}

export interface Said {
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** A reported object as shown to moderators. */
export interface Thing extends SubjectDescription {
  readonly author: History | undefined;
  readonly files: readonly Asset[];
  /** The latest comments, newest first. */
  readonly thread: readonly Said[];
  readonly path: string;
  readonly isMendable: boolean;
  /** The decisions possible about it. */
  readonly decisions: readonly Decision[];
}

const SHOWN_WORDS = 5;

const nameOf = ({ kind, id }: Subject) => `${kind} ${id}`;

/** Loads reported objects with their files, latest comments and the author's history. */
@Injectable()
export class ReportedThings {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** Leaves out those that are gone. */
  async describe(wanted: readonly Subject[]): Promise<(subject: Subject) => Thing | undefined> {
    const found = new Map<string, Omit<Thing, 'author'>>();
    for (const kind of new Set(wanted.map((subject) => subject.kind))) {
      const ids = wanted.filter((subject) => subject.kind === kind).map(({ id }) => id);
      for (const thing of await this.ofKind(kind, ids))
        found.set(nameOf({ kind, id: thing.id }), thing);
    }
    const histories = await this.histories([...found.values()].map(({ authorId }) => authorId));
    return (subject) => {
      const thing = found.get(nameOf(subject));
      return thing && { ...thing, author: histories.get(thing.authorId) };
    };
  }

  private async ofKind(kind: string, ids: readonly number[]): Promise<Omit<Thing, 'author'>[]> {
    const owner = this.subjects.find({ kind });
    if (!owner) return [];
    const described = await owner.describe(ids);
    const open = described.filter(({ isWithheld }) => !isWithheld).map(({ id }) => id);
    const files = await owner.filesOf(open);
    const threads = await this.threads(kind, open);
    return described.map((thing) => ({
      ...thing,
      files: files.get(thing.id) ?? [],
      thread: threads.get(thing.id) ?? [],
      path: thing.path ?? owner.pathOf(thing.id),
      isMendable: owner.isMendable ?? false,
      decisions: decisionsAbout(owner),
    }));
  }

  private async threads(kind: string, ids: readonly number[]): Promise<Map<number, Said[]>> {
    const rows = await THREADS.rows(this.em, { kind, ids, most: SHOWN_WORDS });
    const threads = new Map<number, Said[]>();
    for (const { subjectId, createdAt, ...said } of rows)
      threads.set(subjectId, [
        ...(threads.get(subjectId) ?? []),
        { ...said, createdAt: timeOf(createdAt) },
      ]);
    return threads;
  }

  private async histories(ids: readonly number[]): Promise<Map<number, History>> {
    const rows = await HISTORIES.rows(this.em, { ids: [...new Set(ids)] });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
