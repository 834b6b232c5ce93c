import { Injectable } from '@nestjs/common';
import type { Asset } from '../media/asset';
import { Refusal } from '../refusal';
import { type DiscussedTable, isDiscussed, type StoredTable } from './subject-tables';

/** What is liked, commented on, saved or reported: a kind of thing, and which one. */
export interface Subject {
  readonly kind: string;
  readonly id: number;
}

export interface Counts {
  readonly likes: number;
  readonly comments: number;
}

export interface Hiding {
  readonly at: Date;
  /** Null: until somebody has reviewed it. */
  readonly until: Date | null;
}

/** What an administrator reads of something that was reported. */
export interface SubjectDescription {
  readonly id: number;
  readonly authorId: number;
  readonly title: string;
  readonly text: string;
  readonly isHidden: boolean;
  /** It waits, is being checked, or was withdrawn: administrators see nothing of it either. */
  readonly isWithheld?: boolean;
}

/** What engagement asks of the domain that owns a kind of subject. That domain registers its answers when it starts. */
export interface EngagementSubjects {
  /** Where its rows are. Things of this kind are liked and discussed where it is one of `DISCUSSED`. */
  readonly table?: StoredTable;
  /**
   * Changes the counts on the subject's own row, in the transaction of whoever asks; the row stays locked until its end. Without a
   * change it only reads.
   * @returns the counts as they are now, undefined when the subject is gone
   */
  count(id: number, change: Partial<Counts>): Promise<Counts | undefined>;
  /** The word by which sockets watch things of this kind; without it nobody does. */
  readonly watchedAs?: string;
  /** Whether others than its author see it at all; asked of what is watched. */
  isShown?(id: number): Promise<boolean>;
  /** Whether its discussion is hidden from whoever has not earned to read it; then those alone hear of comments. */
  isBlind?(id: number): Promise<boolean>;
  /** Takes it out of others' sight. What is hidden until review stays so. */
  hide(id: number, hiding: Hiding): Promise<void>;
  /** Lets others see it again, whatever hid it. */
  unhide(id: number): Promise<void>;
  /** Those of these that are not gone; also hidden ones. */
  describe(ids: readonly number[]): Promise<SubjectDescription[]>;
  /** The path of the page that shows it. */
  pathOf(id: number): string;
  /** The files that members other than the author see, or would if it were not hidden; each subject's in their order. */
  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>>;
  /** Its author can change it, and may be asked to. */
  readonly isMendable?: boolean;
}

/** Who owns which kind of subject. */
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

  /** @throws Refusal `not-found` when the subject is gone: nothing of the transaction stays */
  async count(subject: Subject, change: Partial<Counts>): Promise<Counts> {
    const counts = await this.of(subject).count(subject.id, change);
    if (!counts) throw new Refusal('not-found');
    return counts;
  }

  /** @throws Refusal `not-found` for what is neither liked nor discussed */
  tableOf(subject: Subject): DiscussedTable {
    const { table } = this.of(subject);
    if (!table || !isDiscussed(table)) throw new Refusal('not-found');
    return table;
  }

  /** Undefined for kinds that nobody owns any more. */
  find({ kind }: Pick<Subject, 'kind'>): EngagementSubjects | undefined {
    return this.owners.get(kind);
  }

  pathOf(subject: Subject): string {
    return this.of(subject).pathOf(subject.id);
  }
}
