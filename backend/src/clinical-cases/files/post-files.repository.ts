import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import type { FileCategory } from '../clinical-post.rows';

export interface NewPostFile {
  readonly assetId: number;
  readonly category: FileCategory;
  readonly position: number;
  /** The consent that covers it. */
  readonly consentId: number;
}

export interface HeldFile {
  readonly id: number;
  readonly assetId: number;
  readonly position: number;
}

/** Which assets a post holds, in the order of its author. */
@Injectable()
export class PostFilesRepository {
  constructor(private readonly em: EntityManager) {}

  async add(postId: number, files: readonly NewPostFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.em.execute(
      `insert into clinical_post_file (post_id, position, asset_id, category, consent_id) values ${files.map(() => '(?, ?, ?, ?, ?)').join(', ')}`,
      files.flatMap(({ assetId, category, position, consentId }) => [
        postId,
        position,
        assetId,
        category,
        consentId,
      ]),
    );
  }

  async of(postId: number): Promise<HeldFile[]> {
    return this.em.execute<HeldFile[]>(
      'select id, asset_id as "assetId", position from clinical_post_file where post_id = ? order by position',
      [postId],
    );
  }

  async remove(files: readonly HeldFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.em.execute('delete from clinical_post_file where id = any(?::bigint[])', [
      arrayOf(files.map(({ id }) => id)),
    ]);
  }
}
