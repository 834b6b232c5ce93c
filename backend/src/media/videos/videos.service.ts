import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import type { Asset } from '../asset';
import { AssetRepository } from '../asset.repository';
import { extensionOfKey, keyBeside, keysOf, playableKey } from '../asset-keys';
import { Attempts, GivenUp } from '../attempts';
import { parseMasks } from '../masks.rules';
import type { AssetJob } from '../media.jobs';
import { filmRejected } from '../media.signals';
import { redraw } from '../pictures/picture';
import { RenditionsService } from '../renditions/renditions.service';
import { type UploadRule, uploadRules } from '../upload.rules';
import { Ffmpeg } from './ffmpeg';
import {
  makePlayable,
  makeSmall,
  probe,
  SMALL_SIDE,
  TAKES_TOO_LONG,
  takePoster,
  UnusableVideo,
  type VideoFacts,
} from './video';

type Made = Parameters<AssetRepository['makeReady']>[1];

interface Film {
  readonly path: string;
  readonly facts: VideoFacts;
  /** When its time is over, by `performance.now()`. */
  readonly end: number;
}

/** @throws UnusableVideo if there are none left */
function secondsUntil(end: number): number {
  const seconds = (end - performance.now()) / 1_000;
  if (seconds <= 0) throw new UnusableVideo(TAKES_TOO_LONG);
  return seconds;
}

/** Converts uploaded videos for playback, after the request. */
@Injectable()
export class VideosService {
  /** The time that a file may take, all tries together. */
  readonly limits = { inAllMs: 10 * 60_000 };

  constructor(
    private readonly assets: AssetRepository,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly renditions: RenditionsService,
    private readonly ffmpeg: Ffmpeg,
    private readonly outbox: Outbox,
    private readonly attempts: Attempts,
  ) {}

  /** Idempotent; the video may be gone. The original is deleted at the end, whatever the result. */
  async make({ assetId, outboxId }: AssetJob & { outboxId: number }): Promise<void> {
    const asset = await this.assets.find(assetId);
    if (asset?.state !== 'pending') {
      await this.outbox.once(outboxId, async () => undefined);
      return;
    }
    const made = await this.attempt(asset);
    const isRejected = made instanceof UnusableVideo;
    const isFirst = await this.outbox.once(outboxId, () =>
      isRejected ? this.reject(asset, made.message) : this.assets.makeReady(assetId, made),
    );
    // If another run of this job has finished meanwhile, its files are in use.
    if (isFirst)
      await this.storage.delete(
        isRejected || (await this.isGone(assetId)) ? keysOf(asset) : [asset.key],
      );
  }

  private async attempt(asset: Asset): Promise<Made | UnusableVideo> {
    const end = performance.now() + this.limits.inAllMs - asset.workedMs;
    try {
      const isUnusable = (error: unknown) => error instanceof UnusableVideo;
      return await this.attempts.of(asset, () => this.convert(asset, end), isUnusable);
    } catch (error) {
      if (error instanceof UnusableVideo) return error;
      if (await this.isGone(asset.id)) return new UnusableVideo('Its owner has left.');
      if (error instanceof GivenUp) return new UnusableVideo('This video could not be converted.');
      throw error;
    }
  }

  /** Its owner is told, if it is part of something. */
  private async reject({ id, attachedAt }: Asset, reason: string): Promise<void> {
    await this.assets.reject(id, reason);
    if (attachedAt) await this.outbox.tell(filmRejected, { assetId: id });
  }

  /** The owner may leave during the conversion. */
  private async isGone(assetId: number): Promise<boolean> {
    return (await this.assets.find(assetId)) === undefined;
  }

  /** @throws UnusableVideo */
  private convert(asset: Asset, end: number): Promise<Made> {
    const { keepsSound } = asset;
    const masks = parseMasks(asset.masks) ?? [];
    const extension = extensionOfKey(asset.key);
    return this.storage.withLocalFile(asset.key, async (path) => {
      const facts = await probe(this.ffmpeg, path, extension);
      return this.temporary.using('mp4', async (target) => {
        const source = { path, extension, facts, keepsSound, masks };
        await makePlayable(this.ffmpeg, source, target, secondsUntil(end));
        return this.keep(asset, target, end);
      });
    });
  }

  private async keep(asset: Asset, path: string, end: number): Promise<Made> {
    const rule: UploadRule = uploadRules[asset.purpose];
    const facts = await probe(this.ffmpeg, path, 'mp4');
    const key = playableKey(asset.key, rule.visibility);
    const pictures = await this.temporary.using('png', async (still) => {
      await takePoster(this.ffmpeg, { path, seconds: facts.seconds }, still);
      return this.poster({ key, purpose: asset.purpose }, still);
    });
    const small = rule.hasSmallVideo ? await this.small(key, { path, facts, end }) : {};
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

  /** Where time does not suffice for it, the film is shown without. */
  private small(key: string, film: Film): Promise<Pick<Made['renditions'], 'small'>> {
    return this.smaller(key, film).catch((error: unknown) => {
      if (error instanceof UnusableVideo) return {};
      throw error;
    });
  }

  private async smaller(
    key: string,
    { path, facts: { width, height }, end }: Film,
  ): Promise<Pick<Made['renditions'], 'small'>> {
    const share = SMALL_SIDE / Math.max(width, height);
    if (share >= 1) return {};
    return this.temporary.using('mp4', async (target) => {
      await makeSmall(this.ffmpeg, path, target, secondsUntil(end));
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
