import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onlyRow } from '../platform/database/only-row';
import type { AltText, Asset, NewAsset, Renditions } from './asset';
import { Asset as AssetEntity } from './asset.entity';
import {
  ADD_ASSET,
  ASSET_BY_ID,
  ASSETS_BY_ID,
  FREE_KEY,
  HELD_BY,
  HOLD,
  HOLD_BACK,
  LET_GO_OF_ASSETS,
  LOCK_FREE,
  LOCK_OF,
  LOCK_ORPHANS,
  MARK_READY,
  PAGE_OF_PURPOSE,
  PASS_TO_ADMINISTRATOR,
  RELEASE,
  REMOVE_ASSETS,
  SET_ALT_TEXTS,
  TAKE_CONTENT,
  TAKE_OLD_KEY,
} from './asset.sql';
import type { Purpose } from './upload.rules';

interface Made {
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly renditions: Renditions;
}

/**
 * The rows of assets. Updates of the state require the previous one, so that repeating them has no
 * effect.
 */
@Injectable()
export class AssetRepository {
  constructor(private readonly em: EntityManager) {}

  /** The original name of a file, if it was stored. */
  async nameOf(key: string): Promise<string | undefined> {
    const asset = await this.em.fork().findOne(AssetEntity, { key }, { fields: ['originalName'] });
    return asset?.originalName ?? undefined;
  }

  /**
   * Commits immediately, independently of the caller's transaction: the sweep must find the file
   * even if the request is rolled back.
   */
  async add(asset: NewAsset): Promise<Asset> {
    return onlyRow(await ADD_ASSET.rows(this.em.fork(), asset));
  }

  find(id: number): Promise<Asset | undefined> {
    return ASSET_BY_ID.first(this.em, { id });
  }

  async findMany(ids: readonly number[]): Promise<Asset[]> {
    return ids.length === 0 ? [] : ASSETS_BY_ID.rows(this.em, { ids });
  }

  async markReady(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await MARK_READY.rows(this.em, { ids });
  }

  /** @returns the assets that were free and are now held */
  hold(ids: readonly number[], ownerId: number, at: Date): Promise<Asset[]> {
    return HOLD.rows(this.em, { ids, ownerId, at });
  }

  async letGo(ids: readonly number[]): Promise<void> {
    await LET_GO_OF_ASSETS.rows(this.em, { ids });
  }

  async setAltTexts(told: readonly AltText[]): Promise<void> {
    if (told.length === 0) return;
    const ids = told.map(({ assetId }) => assetId);
    await SET_ALT_TEXTS.rows(this.em, { ids, altTexts: told.map(({ altText }) => altText) });
  }

  async setRenditions(id: number, renditions: Renditions): Promise<void> {
    await this.em.nativeUpdate(AssetEntity, { id }, { renditions });
  }

  /** Hides it from everyone but its owner; a video that is not converted yet, once it is. */
  async holdBack(id: number): Promise<void> {
    await HOLD_BACK.rows(this.em, { id });
  }

  async release(id: number): Promise<void> {
    await RELEASE.rows(this.em, { id });
  }

  /**
   * Gives an asset the content that was made anew from it; the other one gets the old files. Call
   * this in a transaction.
   */
  async exchange(old: Pick<Asset, 'id' | 'key'>, fresh: Pick<Asset, 'id' | 'key'>): Promise<void> {
    await FREE_KEY.rows(this.em, { id: fresh.id });
    await TAKE_CONTENT.rows(this.em, { id: old.id, key: fresh.key, freshId: fresh.id });
    await TAKE_OLD_KEY.rows(this.em, { id: fresh.id, key: old.key });
  }

  async makeReady(id: number, made: Made): Promise<void> {
    const { key, mime, bytes, width, height, dominantColor, renditions } = made;
    await this.em.nativeUpdate(
      AssetEntity,
      { id, state: 'pending' },
      {
        state: raw(`case when is_held then 'held' else 'ready' end`),
        key,
        mime,
        bytes,
        width,
        height,
        dominantColor,
        renditions,
      },
    );
  }

  async reject(id: number, rejectReason: string): Promise<void> {
    await this.em.nativeUpdate(
      AssetEntity,
      { id, state: 'pending' },
      { state: 'rejected', rejectReason },
    );
  }

  /** Locks assets that have been unused since before this time. Call this in a transaction. */
  lockOrphans(before: Date, most: number): Promise<Asset[]> {
    return LOCK_ORPHANS.rows(this.em, { before, most });
  }

  /** Locks those of these assets that are not in use. Call this in a transaction. */
  async lockFree(ids: readonly number[]): Promise<Asset[]> {
    return ids.length === 0 ? [] : LOCK_FREE.rows(this.em, { ids });
  }

  /** The owner's assets that are in use and can be shown, oldest first. */
  heldBy(ownerId: number): Promise<Asset[]> {
    return HELD_BY.rows(this.em, { ownerId });
  }

  /** Locks all assets of an owner, in use or not. Call this in a transaction. */
  lockOf(ownerId: number, most: number): Promise<Asset[]> {
    return LOCK_OF.rows(this.em, { ownerId, most });
  }

  /** Assets that are in use and ready, newest first. */
  pageOf(purpose: Purpose, { before, limit }: { before: number; limit: number }): Promise<Asset[]> {
    return PAGE_OF_PURPOSE.rows(this.em, { purpose, before, most: limit });
  }

  /**
   * Passes an administrator's site content to the longest-serving other administrator, if there is
   * one.
   */
  async passToAdministrator(ownerId: number, purpose: Purpose): Promise<void> {
    await PASS_TO_ADMINISTRATOR.rows(this.em, { ownerId, purpose });
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await REMOVE_ASSETS.rows(this.em, { ids });
  }
}
