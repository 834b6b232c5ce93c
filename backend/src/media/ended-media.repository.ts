import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { onlyRow } from '../platform/database/only-row';
import { EndedMedia } from './ended-media.entity';
import {
  CHANGED_SINCE,
  END_ALL_OF,
  END_THESE,
  ENDINGS_AMONG,
  type Ending,
  SHOW_AGAIN,
} from './ended-media.sql';
import { LONGEST_LIFE_MS } from './media.addresses';

export interface Changes {
  /** All changes of transactions below this one are included; the next query starts from here. */
  readonly horizon: string;
  readonly changed: readonly Ending[];
}

/** For requests in progress when a file is withdrawn, and for clocks that differ. */
const MARGIN_MS = 10 * 60_000;

/** Files withdrawn while their URLs were still valid; kept until all of these have expired. */
@Injectable()
export class EndedMediaRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Call this in the transaction of the withdrawal.
   * @param until when the file is shown again automatically
   */
  async hide(assetIds: readonly number[], until: Date | null): Promise<void> {
    await END_THESE.rows(this.em, { ids: assetIds, state: 'hidden', until, now: this.clock.now() });
  }

  /** Like `hide`, but permanent. */
  async remove(assetIds: readonly number[]): Promise<void> {
    await END_THESE.rows(this.em, { ids: assetIds, ...this.gone() });
  }

  async removeAllOf(ownerId: number): Promise<void> {
    await END_ALL_OF.rows(this.em, { ownerId, ...this.gone() });
  }

  /** Restores hidden files. */
  async show(assetIds: readonly number[]): Promise<void> {
    await SHOW_AGAIN.rows(this.em, { ids: assetIds, now: this.clock.now() });
  }

  /**
   * The changes since a horizon (`0` for all). Some may be returned twice, but none is missed: a
   * transaction still running at the time of a query is above the horizon that the query returns.
   */
  async changedSince(horizon: string, most: number): Promise<Changes> {
    const changes = { horizon, after: this.cutoff(), most };
    return onlyRow(await CHANGED_SINCE.rows(this.em.fork(), changes));
  }

  /** The entries of those of these names that have one. */
  among(names: readonly string[]): Promise<Ending[]> {
    return ENDINGS_AMONG.rows(this.em.fork(), { names });
  }

  async forgetOld(): Promise<void> {
    await this.em.nativeDelete(EndedMedia, { changedAt: { $lte: this.cutoff() } });
  }

  /** All URLs of files withdrawn before this time have expired, so older entries can be deleted. */
  cutoff(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_LIFE_MS - MARGIN_MS);
  }

  private gone() {
    return { state: 'gone', until: null, now: this.clock.now() } as const;
  }
}
