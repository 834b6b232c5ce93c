import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { Counts, SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import {
  ANY_ITEM,
  ANY_ITEMS,
  DESCRIBE_ITEMS,
  FILES_OF,
  type LearningRow,
  LOCK_ITEM,
  PUBLISHED_ITEMS,
  VISIBLE_ITEM,
} from './learning.sql';
import { LearningItem } from './learning-item.entity';

export {
  LEARNING_ITEM,
  type LearningRow,
  VISIBLE,
  viewerParams,
} from './learning.sql';

export type LearningKind = LearningRow['kind'];
type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

export interface LearningWords {
  readonly title: string;
  readonly description: string;
  readonly speciality: string;
}

export interface NewLearning extends LearningWords {
  readonly kind: LearningKind;
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
    const stretch = { before, most: limit + 1 };
    const rows = await PUBLISHED_ITEMS.rows(this.em, { ...this.seenBy(viewer), ...stretch, kind });
    return Page.of(rows, limit);
  }

  /** @throws Refusal `not-found` also for what this person may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<LearningRow> {
    const row = await VISIBLE_ITEM.first(this.em, { ...this.seenBy(viewer), id });
    if (!row) throw new Refusal('not-found');
    return row;
  }

  private seenBy({ memberId, isAdmin }: Viewer) {
    return { memberId, isAdmin, now: this.clock.now() };
  }

  /** Drafts too. */
  async all({ before, limit }: Window): Promise<Page<LearningRow>> {
    const now = this.clock.now();
    return Page.of(await ANY_ITEMS.rows(this.em, { before, most: limit + 1, now }), limit);
  }

  /** Whatever its state. */
  find(id: number): Promise<LearningRow | undefined> {
    return ANY_ITEM.first(this.em, { id, now: this.clock.now() });
  }

  /** Holds it still to the end of the transaction. */
  async lock(id: number): Promise<void> {
    await LOCK_ITEM.rows(this.em, { id });
  }

  async change(id: number, { title, description, speciality }: LearningWords): Promise<void> {
    await this.em.nativeUpdate(LearningItem, { id }, { title, description, speciality });
  }

  add(
    authorId: number,
    { kind, title, description, speciality }: NewLearning,
    made: { assetId: number; now: Date },
  ): Promise<number> {
    return this.em.insert(LearningItem, {
      kind,
      authorId,
      title,
      description,
      speciality,
      assetId: made.assetId,
      createdAt: made.now,
    });
  }

  /** @returns false when there is no such thing */
  async publish(id: number, at: Date | null): Promise<boolean> {
    return (await this.em.nativeUpdate(LearningItem, { id }, { publishedAt: at })) > 0;
  }

  /** Nobody likes or comments on it: there is nothing to count. */
  override async count(id: number): Promise<Counts | undefined> {
    return (await this.find(id)) && { likes: 0, comments: 0 };
  }

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return FILES_OF.rows(this.em, { ids });
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return DESCRIBE_ITEMS.rows(this.em, { ids, now: this.clock.now() });
  }

  override pathOf(id: number): string {
    return `/learning/${id}`;
  }

  /** Of a draft the addresses have ended anyway. */
  protected override async assetsOf(id: number): Promise<number[]> {
    const item = await this.em.findOne(
      LearningItem,
      { id, publishedAt: { $lte: this.clock.now() } },
      { fields: ['assetId'], disableIdentityMap: true },
    );
    return item ? [item.assetId] : [];
  }
}
