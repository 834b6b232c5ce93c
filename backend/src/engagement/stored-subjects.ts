import type { EntityManager } from '@mikro-orm/postgresql';
import type { Asset } from '../media/asset';
import type { MediaService } from '../media/media.service';
import type { Counts, EngagementSubjects, Hiding, SubjectDescription } from './subjects';

/** A file of a subject. */
export interface ShownFile {
  readonly id: number;
  readonly assetId: number;
}

/** Only what is ready to be looked at. */
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

/** Subjects in a table of their own, whose rows hold their counts and whether they are hidden. */
export abstract class StoredSubjects implements EngagementSubjects {
  abstract readonly table: string;

  constructor(
    protected readonly em: EntityManager,
    protected readonly media: MediaService,
  ) {}

  /** The files that others may see, in their order. */
  protected abstract shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]>;
  /** The files that it shows: their addresses end while it is hidden. */
  protected abstract assetsOf(id: number): Promise<number[]>;
  abstract describe(ids: readonly number[]): Promise<SubjectDescription[]>;
  abstract pathOf(id: number): string;

  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>> {
    return assetsBySubject(this.media, () => this.shownFiles(ids));
  }

  async count(
    id: number,
    { likes = 0, comments = 0 }: Partial<Counts>,
  ): Promise<Counts | undefined> {
    const [counts] =
      likes === 0 && comments === 0
        ? await this.em.execute<Counts[]>(
            `select like_count as likes, comment_count as comments from ${this.table} where id = ? and deleted_at is null`,
            [id],
          )
        : await this.em.execute<Counts[]>(
            `update ${this.table} set like_count = like_count + ?, comment_count = comment_count + ? where id = ? and deleted_at is null
             returning like_count as likes, comment_count as comments`,
            [likes, comments, id],
          );
    return counts;
  }

  async hide(id: number, { at, until }: Hiding): Promise<void> {
    const hidden = await this.em.execute<unknown[]>(
      `update ${this.table} set hidden_at = ?, hidden_until = ?
       where id = ? and (hidden_at is null or hidden_until is not null) returning id`,
      [at, until, id],
    );
    if (hidden.length > 0) await this.media.hide(await this.assetsOf(id), until);
  }

  async unhide(id: number): Promise<void> {
    await this.em.execute(
      `update ${this.table} set hidden_at = null, hidden_until = null where id = ?`,
      [id],
    );
    await this.media.show(await this.assetsOf(id));
  }
}
