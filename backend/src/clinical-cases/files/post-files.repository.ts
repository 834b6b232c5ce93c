import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import type { FileCategory } from '../clinical-post.rows';

export interface NewPostFile {
  readonly assetId: number;
  readonly category: FileCategory;
  readonly position: number;
  /** The consent that covers it; null while the patient has not answered. */
  readonly consentId: number | null;
}

/** A post, or one step of it. */
export interface FilePlace {
  readonly postId: number;
  readonly stepId?: number | undefined;
}

export interface HeldFile {
  readonly id: number;
  readonly assetId: number;
  readonly position: number;
  /** Null for a file of the post itself. */
  readonly stepId: number | null;
}

/** Which assets a post and its steps hold, in the order of their author. */
@Injectable()
export class PostFilesRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns the id of each by its asset */
  async add(
    { postId, stepId }: FilePlace,
    files: readonly NewPostFile[],
  ): Promise<ReadonlyMap<number, number>> {
    if (files.length === 0) return new Map();
    const added = await this.em.execute<{ id: number; assetId: number }[]>(
      `insert into clinical_post_file (post_id, step_id, position, asset_id, category, consent_id) values ${files.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}
       returning id, asset_id as "assetId"`,
      files.flatMap(({ assetId, category, position, consentId }) => [
        postId,
        stepId ?? null,
        position,
        assetId,
        category,
        consentId,
      ]),
    );
    return new Map(added.map(({ id, assetId }) => [assetId, id]));
  }

  /** A file shows another asset from now on. */
  async replace(id: number, assetId: number): Promise<void> {
    await this.em.execute('update clinical_post_file set asset_id = ? where id = ?', [assetId, id]);
  }

  /** Those of a post with those of all its steps: no two have the same position. */
  async ofWhole(postId: number): Promise<HeldFile[]> {
    return this.em.execute<HeldFile[]>(
      'select id, asset_id as "assetId", position, step_id as "stepId" from clinical_post_file where post_id = ? order by position',
      [postId],
    );
  }

  /** The patient has agreed: from now on this consent covers all of a post. */
  async cover(postId: number, consentId: number): Promise<void> {
    await this.em.execute('update clinical_post_file set consent_id = ? where post_id = ?', [
      consentId,
      postId,
    ]);
  }

  async remove(files: readonly HeldFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.em.execute('delete from clinical_post_file where id = any(?::bigint[])', [
      arrayOf(files.map(({ id }) => id)),
    ]);
  }
}
