import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox';
import { Storage } from '../platform/storage/storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import type { Asset, Rendition, Renditions } from './asset';
import { AssetRepository } from './asset.repository';
import { keyBeside } from './asset-keys';
import type { AssetJob } from './media.jobs';
import { shrink } from './pictures/picture';
import { type UploadRule, uploadRules } from './upload.rules';

/** Smaller forms of pictures, made after the request. */
@Injectable()
export class RenditionsService {
  constructor(
    private readonly assets: AssetRepository,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly outbox: Outbox,
  ) {}

  /** May run twice, and may find its picture gone. */
  async make({ assetId, outboxId }: AssetJob & { outboxId: number }): Promise<void> {
    const asset = await this.assets.find(assetId);
    const isWanted = asset?.kind === 'image' && asset.state === 'ready' && !asset.renditions.thumb;
    const made = isWanted ? await this.storage.withLocalFile(asset.key, (path) => this.from(path, asset)) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (made) await this.assets.setRenditions(assetId, made);
    });
  }

  /** Makes and stores the sizes that the asset's purpose wants. */
  async from(path: string, asset: Pick<Asset, 'purpose' | 'key'>): Promise<Renditions> {
    const rule: UploadRule = uploadRules[asset.purpose];
    const { thumb, medium } = rule.picture.renditions;
    return {
      thumb: await this.one(path, { key: keyBeside(asset.key, 'thumb'), side: thumb }),
      medium: await this.one(path, { key: keyBeside(asset.key, 'medium'), side: medium }),
    };
  }

  private one(path: string, { key, side }: { key: string; side: number }): Promise<Rendition> {
    return this.temporary.using('webp', async (target) => {
      const sides = await shrink(path, target, side);
      await this.storage.put(key, target, 'image/webp');
      return { key, ...sides };
    });
  }
}
