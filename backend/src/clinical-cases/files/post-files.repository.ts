import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalPostFile } from './clinical-post-file.entity';
import type { FileCategory } from './file-categories';
import { ADD_FILES, FILES_OF, type FileToAdd, type HeldFile } from './post-files.sql';

export type { HeldFile } from './post-files.sql';

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
    const rows = files.map(
      ({ assetId, category, position, consentId }): FileToAdd => ({
        asset_id: assetId,
        category,
        position,
        consent_id: consentId,
      }),
    );
    const added = await ADD_FILES.rows(this.em, {
      postId,
      stepId: stepId ?? null,
      files: JSON.stringify(rows),
    });
    return new Map(added.map(({ id, assetId }) => [assetId, id]));
  }

  /** A file shows another asset from now on. */
  async replace(id: number, assetId: number): Promise<void> {
    await this.em.nativeUpdate(ClinicalPostFile, { id }, { assetId });
  }

  /** Those of a post with those of all its steps: no two have the same position. */
  ofWhole(postId: number): Promise<HeldFile[]> {
    return FILES_OF.rows(this.em, { postId });
  }

  /** The patient has agreed: from now on this consent covers all of a post. */
  async cover(postId: number, consentId: number): Promise<void> {
    await this.em.nativeUpdate(ClinicalPostFile, { postId }, { consentId });
  }

  async remove(files: readonly HeldFile[]): Promise<void> {
    if (files.length === 0) return;
    const ids = files.map(({ id }) => id);
    await this.em.nativeDelete(ClinicalPostFile, { id: { $in: ids } });
  }
}
