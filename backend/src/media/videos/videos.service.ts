import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import type { Asset } from '../asset';
import { AssetRepository } from '../asset.repository';
import { extensionOfKey, keyBeside, keysOf, playableKey } from '../asset-keys';
import type { AssetJob } from '../media.jobs';
import { parseMasks } from '../pictures/masks.rules';
import { redraw } from '../pictures/picture';
import { RenditionsService } from '../renditions.service';
import { type UploadRule, uploadRules } from '../upload.rules';
import { Ffmpeg } from './ffmpeg';
import {
  makePlayable,
  makeSmall,
  probe,
  SMALL_SIDE,
  takePoster,
  UnusableVideo,
  type VideoFacts,
} from './video';

type Made = Parameters<AssetRepository['makeReady']>[1];

/** Converts uploaded videos for playback, after the request. */
@Injectable()
export class VideosService {
  constructor(
    private readonly assets: AssetRepository,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly renditions: RenditionsService,
    private readonly ffmpeg: Ffmpeg,
    private readonly outbox: Outbox,
  ) {}

  /** Idempotent; the video may be gone. The original is deleted at the end, whatever the result. */
  async make({ assetId, outboxId }: AssetJob & { outboxId: number }): Promise<void> {
    const asset = await this.assets.find(assetId);
    if (asset?.state !== 'pending') {
      await this.outbox.once(outboxId, async () => undefined);
      return;
    }
    const made = await this.convert(asset).catch(async (error: unknown) => {
      if (error instanceof UnusableVideo) return error;
      if (await this.isGone(assetId)) return new UnusableVideo('Its owner has left.');
      throw error;
    });
    const isRejected = made instanceof UnusableVideo;
    const isFirst = await this.outbox.once(outboxId, () =>
      isRejected ? this.assets.reject(assetId, made.message) : this.assets.makeReady(assetId, made),
    );
    // If another run of this job has finished meanwhile, its files are in use.
    if (isFirst)
      await this.storage.delete(
        isRejected || (await this.isGone(assetId)) ? keysOf(asset) : [asset.key],
      );
  }

  /** The owner may leave during the conversion. */
  private async isGone(assetId: number): Promise<boolean> {
    return (await this.assets.find(assetId)) === undefined;
  }

  /** @throws UnusableVideo */
  private convert(asset: Asset): Promise<Made> {
    const { keepsSound } = asset;
    const masks = parseMasks(asset.masks) ?? [];
    const extension = extensionOfKey(asset.key);
    return this.storage.withLocalFile(asset.key, async (path) => {
      const facts = await probe(this.ffmpeg, path, extension);
      return this.temporary.using('mp4', async (target) => {
        await makePlayable(this.ffmpeg, { path, extension, facts, keepsSound, masks }, target);
        return this.keep(asset, target);
      });
    });
  }

  private async keep(asset: Asset, path: string): Promise<Made> {
    const rule: UploadRule = uploadRules[asset.purpose];
    const facts = await probe(this.ffmpeg, path, 'mp4');
    const key = playableKey(asset.key, rule.visibility);
    const pictures = await this.temporary.using('png', async (still) => {
      await takePoster(this.ffmpeg, { path, seconds: facts.seconds }, still);
      return this.poster({ key, purpose: asset.purpose }, still);
    });
    const small = rule.hasSmallVideo ? await this.small(key, path, facts) : {};
    const { size } = await stat(path);
    await this.storage.put(key, path, 'video/mp4');
    return {
      key,
      mime: 'video/mp4',
      bytes: size,
      ...pictures,
      renditions: { ...pictures.renditions, ...small },
    };
  }

  private async small(
    key: string,
    path: string,
    { width, height }: VideoFacts,
  ): Promise<Pick<Made['renditions'], 'small'>> {
    const share = SMALL_SIDE / Math.max(width, height);
    if (share >= 1) return {};
    return this.temporary.using('mp4', async (target) => {
      await makeSmall(this.ffmpeg, path, target);
      const smaller = {
        key: keyBeside(key, 'small'),
        width: Math.round(width * share),
        height: Math.round(height * share),
      };
      await this.storage.put(smaller.key, target, 'video/mp4');
      return { small: smaller };
    });
  }

  private poster(
    asset: Pick<Asset, 'key' | 'purpose'>,
    still: string,
  ): Promise<Pick<Made, 'width' | 'height' | 'dominantColor' | 'renditions'>> {
    return this.temporary.using('jpg', async (path) => {
      const rule: UploadRule = uploadRules[asset.purpose];
      const { width, height, dominantColor } = await redraw({ path: still, type: 'png' }, path, {
        ...rule.picture,
        format: 'jpeg',
      });
      const renditions = await this.renditions.from(path, asset);
      const key = keyBeside(asset.key, 'poster');
      await this.storage.put(key, path, 'image/jpeg');
      return {
        width,
        height,
        dominantColor,
        renditions: { ...renditions, poster: { key, width, height } },
      };
    });
  }
}
