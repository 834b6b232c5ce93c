import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { onlyRow } from '../../platform/database/only-row';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { AssetRepository } from '../asset.repository';
import { extensionOfKey } from '../asset-keys';
import { type AssetJob, checkAsset } from '../media.jobs';
import { MediaService } from '../media.service';
import { mediaNeedsLook, mediaReleased } from '../media.signals';
import { MediaGate, type Undecided } from '../media-gate';
import { AssetCheck } from './asset-check.entity';
import { type HeldAsset, OPEN_CHECK_OF, WAITING_AMONG, WAITING_ASSETS_OF } from './asset-check.sql';
import { CheckPatience } from './check-patience';
import { tellsNothing } from './decided';
import { type Check, Looking } from './looking';
import { isOfPeople } from './places.rules';

/** As many as wait in clinical posts. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 30;

/** Checks what is held back outside clinical posts, and tells its owner if something was found. */
@Injectable()
export class HeldMediaService extends MediaGate {
  constructor(
    private readonly em: EntityManager,
    private readonly assets: AssetRepository,
    private readonly media: MediaService,
    private readonly looking: Looking,
    private readonly patience: CheckPatience,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async holdBack({ asset, isSoundDecided = false }: Undecided): Promise<boolean> {
    const { id: assetId, kind, ownerId } = asset;
    if (kind === 'document') return false;
    await this.demandPlace(ownerId);
    await this.assets.holdBack(assetId);
    await this.em.insert(AssetCheck, {
      assetId,
      ...this.looking.begin(kind),
      tries: 0,
      asksForSound: !isSoundDecided,
      createdAt: this.clock.now(),
      endedAt: null,
      decidedAt: null,
    });
    await this.outbox.later(checkAsset, { assetId });
    return true;
  }

  private async demandPlace(ownerId: number): Promise<void> {
    if (!this.settings.rateLimits) return;
    const { waiting } = onlyRow(await WAITING_ASSETS_OF.rows(this.em, { ownerId }));
    if (waiting >= MOST_WAITING)
      throw new Refusal('media.checks-waiting', { retryAfter: RETRY_SECONDS });
  }

  override async settle(ids: readonly number[]): Promise<void> {
    await this.patience.until(
      async () => onlyRow(await WAITING_AMONG.rows(this.em, { ids })).waiting,
      (waiting) => waiting === 0,
      'post',
    );
  }

  /** Checks a file. Running it twice changes nothing, and a file that is gone is skipped. */
  async make({ assetId, outboxId }: AssetJob & { readonly outboxId: number }): Promise<void> {
    const file = await OPEN_CHECK_OF.first(this.em, { assetId });
    const ended = file?.state === 'waiting' ? await this.look(file) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (ended) await this.end(assetId, ended);
    });
  }

  /** A video that was converted in the meantime is checked under its new key. */
  private async look(file: HeldAsset): Promise<Check> {
    const check = await this.lookAt(file);
    if (check.state !== 'failed') return check;
    const now = await OPEN_CHECK_OF.first(this.em, { assetId: file.assetId });
    return now && now.key !== file.key ? this.lookAt(now) : check;
  }

  private lookAt(file: HeldAsset): Promise<Check> {
    const { assetId, key, tries, ownerId, asksForSound } = file;
    return this.looking.look(
      {
        key,
        tries,
        memberId: ownerId,
        extension: extensionOfKey(key),
        asksForSound,
        asksForFaces: !isOfPeople(file),
      },
      () => this.em.nativeUpdate(AssetCheck, { assetId }, { tries: tries + 1 }),
    );
  }

  private async end(assetId: number, { state, places }: Check): Promise<void> {
    const now = this.clock.now();
    const isOver = tellsNothing({ state, places });
    const ended = await this.em.nativeUpdate(
      AssetCheck,
      { assetId, state: 'waiting' },
      { state, places, endedAt: now, decidedAt: isOver ? now : null },
    );
    if (ended === 0) return;
    if (isOver) await this.media.release(assetId);
    await this.outbox.tell(isOver ? mediaReleased : mediaNeedsLook, { assetId });
  }
}
