import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { onlyRow } from '../../platform/database/only-row';
import { LONGEST_LIFE_MS } from '../media.addresses';
import { EndedMedia } from './ended-media.entity';
import {
  CHANGED_SINCE,
  END_ALL_OF,
  END_THESE,
  ENDINGS_AMONG,
  type Ending,
  SHOW_AGAIN,
} from './ended-media.sql';

export interface Changes {
  /** Transactions below this one are all told; what is asked next is told from here on. */
  readonly horizon: string;
  readonly changed: readonly Ending[];
}

/** For requests under way while something ends, and for clocks that differ. */
const MARGIN_MS = 10 * 60_000;

/** Files whose addresses ended before their time, kept until no address of theirs could be good any more. */
@Injectable()
export class EndedMediaRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of what ends. @param until when it is shown again by itself */
  async hide(assetIds: readonly number[], until: Date | null): Promise<void> {
    await END_THESE.rows(this.em, { ids: assetIds, state: 'hidden', until, now: this.clock.now() });
  }

  /** As `hide`, for good. */
  async remove(assetIds: readonly number[]): Promise<void> {
    await END_THESE.rows(this.em, { ids: assetIds, ...this.gone() });
  }

  async removeAllOf(ownerId: number): Promise<void> {
    await END_ALL_OF.rows(this.em, { ownerId, ...this.gone() });
  }

  /** What was hidden lives again. */
  async show(assetIds: readonly number[]): Promise<void> {
    await SHOW_AGAIN.rows(this.em, { ids: assetIds, now: this.clock.now() });
  }

  /**
   * What has changed since a horizon, `0` for everything; some may be told twice, none is missed: a transaction that was not over when
   * its changes were asked for lies above the horizon that was answered then.
   */
  async changedSince(horizon: string, most: number): Promise<Changes> {
    const changes = { horizon, after: this.cutoff(), most };
    return onlyRow(await CHANGED_SINCE.rows(this.em.fork(), changes));
  }

  /** Those of these names of which there is something to say. */
  among(names: readonly string[]): Promise<Ending[]> {
    return ENDINGS_AMONG.rows(this.em.fork(), { names });
  }

  async forgetOld(): Promise<void> {
    await this.em.nativeDelete(EndedMedia, { changedAt: { $lte: this.cutoff() } });
  }

  /** No address that ended before this can still be valid, so older endings may be forgotten. */
  cutoff(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_LIFE_MS - MARGIN_MS);
  }

  private gone() {
    return { state: 'gone', until: null, now: this.clock.now() } as const;
  }
}
