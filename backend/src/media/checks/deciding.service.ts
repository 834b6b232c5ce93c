import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Asset } from '../asset';
import { MediaService } from '../media.service';
import { mediaReleased } from '../media.signals';
import { AssetCheck } from './asset-check.entity';
import { type HeldAsset, LOCK_CHECK, OPEN_CHECK_OF, OPEN_CHECKS_OF } from './asset-check.sql';
import { masksDecided } from './decided';
import type { FileDecision } from './places.rules';

const MOST_LISTED = 100;
const RETRY_SECONDS = 10;

interface Decision extends FileDecision {
  /** For a video. */
  readonly keepsSound: boolean;
}

/** Owners decide about their held files; then others see them. */
@Injectable()
export class DecidingService {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  heldBy(ownerId: number): Promise<HeldAsset[]> {
    return OPEN_CHECKS_OF.rows(this.em, { ownerId, most: MOST_LISTED });
  }

  /** @throws Refusal 404 for anyone but its owner, and once it is decided */
  async find(ownerId: number, assetId: number): Promise<HeldAsset> {
    const file = await OPEN_CHECK_OF.first(this.em, { assetId });
    if (file?.ownerId !== ownerId) throw new Refusal('not-found');
    return file;
  }

  /**
   * @throws Refusal 409 while the file is being checked or converted, or if another window was
   *   faster; 422 while something is undecided
   */
  async decide(ownerId: number, assetId: number, decision: Decision): Promise<void> {
    const file = await this.find(ownerId, assetId);
    if (file.assetState !== 'held')
      throw new Refusal('media.check-waiting', { retryAfter: RETRY_SECONDS });
    const masks = masksDecided(file, decision);
    const keepsSound = decision.keepsSound && file.keepsSound;
    const isSilenced = file.kind === 'video' && keepsSound !== file.keepsSound;
    const fresh =
      masks.length > 0 || isSilenced
        ? await this.media.redo(ownerId, assetId, { masks, keepsSound })
        : undefined;
    await this.em.transactional(() => this.show(file, fresh));
    if (fresh) await this.media.discard([fresh.id]);
  }

  private async show({ assetId, key }: HeldAsset, fresh: Asset | undefined): Promise<void> {
    await LOCK_CHECK.rows(this.em, { assetId });
    const now = await OPEN_CHECK_OF.first(this.em, { assetId });
    if (now?.key !== key || now.assetState !== 'held') throw new Refusal('media.check-waiting');
    await this.em.nativeUpdate(AssetCheck, { assetId }, { decidedAt: this.clock.now() });
    if (fresh) await this.media.exchange({ id: assetId, key }, fresh);
    else await this.media.release(assetId);
    await this.outbox.tell(mediaReleased, { assetId });
  }
}
