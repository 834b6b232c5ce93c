import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { MediaService } from '../../media/media.service';
import { Log } from '../../platform/logging/log';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { PostFilesRepository } from '../files/post-files.repository';
import { HoldingService } from './holding.service';
import { type OlderFile, PostFileCheckRepository } from './post-file-check.repository';

const BATCH = 10;
const UNCHANGED = { masks: [], keepsSound: true };

/**
 * Checks files that were posted before there were checks (contract, section 18). Reports and videos
 * are re-encoded without metadata, and all files are checked; if something is found the author is
 * notified, while the post stays visible.
 */
@Injectable()
export class OlderFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly checks: PostFileCheckRepository,
    private readonly posts: ClinicalPostRepository,
    private readonly files: PostFilesRepository,
    private readonly holding: HoldingService,
    private readonly media: MediaService,
    private readonly log: Log,
  ) {}

  /** @returns how many files were checked */
  async checkSome(): Promise<number> {
    const files = await this.checks.older(BATCH);
    for (const file of files) await this.check(file);
    return files.length;
  }

  private async check(file: OlderFile): Promise<void> {
    const redone = file.kind === 'image' ? undefined : await this.redone(file);
    const isHeld = file.kind !== 'image' && redone === undefined;
    const used = await this.em.transactional(() => this.keep(file, redone, isHeld));
    const unused = used ? file.assetId : redone?.id;
    if (redone && unused !== undefined) await this.media.discard([unused]);
  }

  /**
   * @returns undefined if the file cannot be re-encoded: then only the author can see it from now
   *   on
   */
  private async redone({ assetId, authorId, fileId }: OlderFile): Promise<Asset | undefined> {
    try {
      return await this.media.redo(authorId, assetId, UNCHANGED);
    } catch (err) {
      this.log.warn({ err, fileId }, 'an older file could not be made anew');
      return undefined;
    }
  }

  /** @returns false if it was removed or changed in the meantime */
  private async keep(
    { fileId, postId, assetId, authorId, kind }: OlderFile,
    redone: Asset | undefined,
    isHeld: boolean,
  ): Promise<boolean> {
    await this.posts.lock(postId);
    if (!(await this.checks.markChecked(fileId, assetId))) return false;
    if (redone) {
      await this.media.hold(authorId, [redone]);
      await this.files.replace(fileId, redone.id);
      await this.media.letGo([assetId]);
    }
    await this.holding.lookLater(postId, [{ fileId, kind, isHeld }]);
    return true;
  }
}
