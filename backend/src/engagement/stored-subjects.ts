import type { EntityManager } from '@mikro-orm/postgresql';
import type { Asset } from '../media/asset';
import type { MediaService } from '../media/media.service';
import { CHANGE_COUNTS, COUNTS_OF, HIDE_SUBJECT, UNHIDE_SUBJECT } from './subject.sql';
import { isDiscussed, type StoredTable } from './subject-tables';
import type { Counts, EngagementSubjects, Hiding, SubjectDescription } from './subjects';

/** A file of a subject. */
export interface ShownFile {
  readonly id: number;
  readonly assetId: number;
}

/** The assets by subject, in order; those that are not ready are left out. */
export async function assetsBySubject(
  media: MediaService,
  find: () => Promise<readonly ShownFile[]>,
): Promise<Map<number, Asset[]>> {
  const files = await find();
  const assets = await media.find(files.map(({ assetId }) => assetId));
  const ready = new Map(
    assets.filter(({ state }) => state === 'ready').map((asset) => [asset.id, asset]),
  );
  const found = new Map<number, Asset[]>();
  for (const { id, assetId } of files) {
    const asset = ready.get(assetId);
    if (asset) found.set(id, [...(found.get(id) ?? []), asset]);
  }
  return found;
}

/** Subjects in their own table, whose rows hold the counts and the hidden state. */
export abstract class StoredSubjects implements EngagementSubjects {
  abstract readonly table: StoredTable;

  constructor(
    protected readonly em: EntityManager,
    protected readonly media: MediaService,
  ) {}

  /** The files that other members may see, in order. */
  protected abstract shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]>;
  /** The assets of its files; their addresses stop working while it is hidden. */
  protected abstract assetsOf(id: number): Promise<number[]>;
  abstract describe(ids: readonly number[]): Promise<SubjectDescription[]>;
  abstract pathOf(id: number): string;

  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>> {
    return assetsBySubject(this.media, () => this.shownFiles(ids));
  }

  async count(
    subjectId: number,
    { likes = 0, comments = 0 }: Partial<Counts>,
  ): Promise<Counts | undefined> {
    const { table } = this;
    if (!isDiscussed(table)) throw new Error(`Rows of ${table} hold no counts.`);
    return likes === 0 && comments === 0
      ? COUNTS_OF[table].first(this.em, { subjectId })
      : CHANGE_COUNTS[table].first(this.em, { subjectId, likes, comments });
  }

  async hide(subjectId: number, { at, until }: Hiding): Promise<void> {
    const hidden = await HIDE_SUBJECT[this.table].first(this.em, { subjectId, at, until });
    if (hidden) await this.media.hide(await this.assetsOf(subjectId), until);
  }

  async unhide(subjectId: number): Promise<void> {
    await UNHIDE_SUBJECT[this.table].rows(this.em, { subjectId });
    await this.media.show(await this.assetsOf(subjectId));
  }
}
