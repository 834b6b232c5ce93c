import { Injectable } from '@nestjs/common';
import type { Asset } from '../media/asset';
import { Refusal } from '../refusal';
import type { Decision } from './moderation-decision.entity';
import { type DiscussedTable, isDiscussed, type StoredTable } from './subject-tables';

/** Something that can be liked, commented on, saved or reported: its kind and id. */
export interface Subject {
  readonly kind: string;
  readonly id: number;
}

export interface Counts {
  readonly likes: number;
  readonly comments: number;
}

export interface WatchedSubject extends Counts {
  /** Null without a poll. */
  readonly votes?: number | null;
  /**
   * Whether its discussion is hidden from some members; they then receive no events about comments and votes.
   */
  readonly isBlind: boolean;
}

export interface Hiding {
  readonly at: Date;
  /** Null: until somebody has reviewed it. */
  readonly until: Date | null;
}

/** What the author of a video declared about it. */
export interface Declaration {
  /** Null: not asked. If true, the author has the patient's written consent. */
  readonly showsPatient: boolean | null;
  readonly declaredAt: Date | null;
  /** When the author confirmed having looked at the whole video. */
  readonly lookedAt: Date | null;
}

/** The parts of a reported object that an administrator reads. */
export interface SubjectDescription {
  readonly id: number;
  readonly authorId: number;
  readonly title: string;
  readonly text: string;
  readonly isHidden: boolean;
  /** Waiting, being checked or withdrawn: hidden from administrators, too. */
  readonly isWithheld?: boolean;
  /** What it belongs to is hidden, so that its page opens for administrators only. */
  readonly isInHidden?: boolean;
  /** Only of kinds whose authors are asked. */
  readonly declaration?: Declaration;
  /** The path of its page, where the id alone does not tell it. */
  readonly path?: string;
}

/** Implemented and registered at startup by each domain that owns a kind of subject. */
export interface EngagementSubjects {
  /** Its table. Subjects can be liked and discussed if it is one of `DISCUSSED`. */
  readonly table?: StoredTable;
  /**
   * Updates the counters in the subject's own row, in the caller's transaction; the row stays
   * locked until its end. Without a change it only reads.
   * @returns the current counters, undefined if the subject is gone
   */
  count(id: number, change: Partial<Counts>): Promise<Counts | undefined>;
  /**
   * The name under which sockets watch subjects of this kind; without it they cannot be watched.
   */
  readonly watchedAs?: string;
  /** What those who watch it learn; undefined while only its author can see it. */
  watched?(id: number): Promise<WatchedSubject | undefined>;
  /** Hides it from others. A subject already hidden until review stays hidden until then. */
  hide(id: number, hiding: Hiding): Promise<void>;
  /** Makes it visible again, whatever hid it. */
  unhide(id: number): Promise<void>;
  /** Those of these subjects that still exist, including hidden ones. */
  describe(ids: readonly number[]): Promise<SubjectDescription[]>;
  /** The path of its page. */
  pathOf(id: number): string;
  /**
   * The files members other than the author can see, or could if it were not hidden, in order for
   * each subject.
   */
  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>>;
  /** Whether its author can edit it, and so can be asked to. */
  readonly isMendable?: boolean;
  /** Whether only a decision can hide it, and no number of reports. */
  readonly isHiddenByDecision?: boolean;
  /** Whether it is a member, of whom nothing is removed. */
  readonly isPerson?: boolean;
  /** The decisions possible about it; all, if left out. */
  readonly decisions?: readonly Decision[];
}

/** Maps each kind of subject to the domain that owns it. */
@Injectable()
export class SubjectRegistry {
  private readonly owners = new Map<string, EngagementSubjects>();

  register(kind: string, owner: EngagementSubjects): void {
    this.owners.set(kind, owner);
  }

  of({ kind }: Pick<Subject, 'kind'>): EngagementSubjects {
    const owner = this.owners.get(kind);
    if (!owner) throw new Error(`Nobody owns subjects of the kind ${kind}.`);
    return owner;
  }

  /** @throws Refusal `not-found` if the subject is gone, which rolls back the transaction */
  async count(subject: Subject, change: Partial<Counts>): Promise<Counts> {
    const counts = await this.of(subject).count(subject.id, change);
    if (!counts) throw new Refusal('not-found');
    return counts;
  }

  /** @throws Refusal `not-found` for a kind that cannot be liked or discussed */
  tableOf(subject: Subject): DiscussedTable {
    const { table } = this.of(subject);
    if (!table || !isDiscussed(table)) throw new Refusal('not-found');
    return table;
  }

  /** Undefined for kinds without an owner. */
  find({ kind }: Pick<Subject, 'kind'>): EngagementSubjects | undefined {
    return this.owners.get(kind);
  }

  pathOf(subject: Subject): string {
    return this.of(subject).pathOf(subject.id);
  }
}
