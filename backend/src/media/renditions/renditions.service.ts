import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import type { Asset, PageRendition, Rendition, Renditions } from '../asset';
import { AssetRepository } from '../asset.repository';
import { keyBeside, keysOf, keysOfPage } from '../asset-keys';
import { Attempts, GivenUp } from '../attempts';
import { drawPage } from '../documents/report';
import type { AssetJob } from '../media.jobs';
import { shrink, sidesOf } from '../pictures/picture';
import { type UploadRule, uploadRules } from '../upload.rules';

/** Creates smaller versions of images, and images of pages, after the request. */
@Injectable()
export class RenditionsService {
  constructor(
    private readonly assets: AssetRepository,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly outbox: Outbox,
    private readonly attempts: Attempts,
    private readonly log: Log,
  ) {}

  /** Idempotent; the image may be gone. */
  async make({ assetId, outboxId }: AssetJob & { outboxId: number }): Promise<void> {
    const asset = await this.assets.find(assetId);
    const isWanted =
      (asset?.kind === 'image' || asset?.kind === 'pdf') &&
      asset.state === 'ready' &&
      !asset.renditions.thumb;
    const made = isWanted ? await this.attempt(asset) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (made) await this.assets.setRenditions(assetId, made);
    });
    if (isWanted && (await this.isGone(asset))) await this.storage.delete(keysOf(asset));
  }

  /** What cannot be drawn after five tries has no smaller versions. */
  private attempt(asset: Asset): Promise<Renditions | undefined> {
    return this.attempts
      .of(asset, () => this.unlessGone(asset))
      .catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error;
        this.log.warn({ assetId: asset.id }, 'a file has no smaller versions');
        return undefined;
      });
  }

  /** The file may be deleted in the meantime, if its owner leaves. */
  private async unlessGone(asset: Asset): Promise<Renditions | undefined> {
    try {
      return await this.storage.withLocalFile(asset.key, (path) =>
        asset.kind === 'pdf' ? this.pagesOf(path, asset) : this.from(path, asset),
      );
    } catch (error) {
      if (await this.isGone(asset)) return undefined;
      throw error;
    }
  }

  private async isGone({ id }: Asset): Promise<boolean> {
    return (await this.assets.find(id)) === undefined;
  }

  /** Creates and stores the sizes for the asset's purpose. */
  async from(path: string, asset: Pick<Asset, 'purpose' | 'key'>): Promise<Renditions> {
    const rule: UploadRule = uploadRules[asset.purpose];
    const { thumb, medium } = rule.picture.renditions;
    return {
      thumb: await this.one(path, { key: keyBeside(asset.key, 'thumb'), side: thumb }),
      medium: await this.one(path, { key: keyBeside(asset.key, 'medium'), side: medium }),
    };
  }

  /** The first page represents a report in lists. */
  private async pagesOf(path: string, { key, purpose }: Asset): Promise<Renditions> {
    const rule: UploadRule = uploadRules[purpose];
    const pages: PageRendition[] = [];
    for (let count = 1; pages.length < count; )
      await this.temporary.using('jpg', async (picture) => {
        count = await drawPage(path, pages.length + 1, picture);
        const keys = keysOfPage(key, pages.length + 1);
        const { width, height } = await sidesOf(picture);
        const side = rule.picture.renditions.medium;
        const thumb = await this.one(picture, { key: keys.thumb, side });
        await this.storage.put(keys.page, picture, 'image/jpeg');
        pages.push({ key: keys.page, width, height, thumb });
      });
    const [first] = pages;
    if (!first) throw new Error('A report has a page at least.');
    return { pages, thumb: first.thumb, medium: first.thumb };
  }

  private one(path: string, { key, side }: { key: string; side: number }): Promise<Rendition> {
    return this.temporary.using('webp', async (target) => {
      const sides = await shrink(path, target, side);
      await this.storage.put(key, target, 'image/webp');
      return { key, ...sides };
    });
  }
}
