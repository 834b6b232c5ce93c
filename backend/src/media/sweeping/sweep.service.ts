import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { AssetRepository } from '../asset.repository';
import { keysOf } from '../asset-keys';
import { EndedMediaRepository } from '../ended-media.repository';
import { ResumableUploadsService } from '../resumable/resumable-uploads.service';

const KEPT_MS = 3_600_000;
const BATCH = 50;

/**
 * Deletes unattached files: uploads whose form was never completed, replaced images, remains of a
 * crash. It finds all of them, because the row of a file is written before the file, and the keys
 * of its renditions derive from its own.
 */
@Injectable()
export class SweepService {
  constructor(
    private readonly em: EntityManager,
    private readonly assets: AssetRepository,
    private readonly ended: EndedMediaRepository,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly uploads: ResumableUploadsService,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of deleted assets */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.temporary.removeOlderThan(before);
    await this.uploads.sweep();
    await this.ended.forgetOld();
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch)
      batch = await this.sweepBatch(before);
    return removed;
  }

  /**
   * Files are deleted first: if the transaction fails, the rows still list what must be deleted.
   */
  private sweepBatch(before: Date): Promise<number> {
    return this.em.transactional(async () => {
      const orphans = await this.assets.lockOrphans(before, BATCH);
      await this.storage.delete(orphans.flatMap(keysOf));
      await this.assets.remove(orphans.map(({ id }) => id));
      return orphans.length;
    });
  }
}
