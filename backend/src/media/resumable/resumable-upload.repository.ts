import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LOCK } from '../../platform/database/lock.sql';
import { onlyRow } from '../../platform/database/only-row';
import { InTurn } from './in-turn';
import type { ResumableUpload } from './resumable-upload';
import { ResumableUpload as ResumableUploadEntity } from './resumable-upload.entity';
import {
  CLAIM_UPLOAD,
  FINISH,
  OPEN_UPLOADS,
  REMOVE_UPLOADS,
  RENEW_HOLD,
  STALE,
  TAKE_HOLD,
  UPLOAD_OF,
} from './resumable-upload.sql';

/** The number of a member's unfinished uploads, and the bytes of all that were not used yet. */
export interface OpenUploads {
  readonly unfinished: number;
  readonly bytes: number;
}

/** For each state: an upload that was last touched before this time can be removed. */
export interface Staleness {
  readonly unfinished: Date;
  readonly unclaimed: Date;
  readonly claimed: Date;
  readonly spent: Date;
}

/**
 * The rows of uploads. Changes are committed immediately, independently of the caller's
 * transaction, because chunks and sweeps run concurrently.
 */
@Injectable()
export class ResumableUploadRepository {
  /** Those that wait here hold no connection to the database. */
  private readonly admissions = new InTurn<number>();

  constructor(private readonly em: EntityManager) {}

  /**
   * Adds an upload if the member may have it: one admission of a member at a time, so that those
   * that are asked for at once count each other.
   * @param demand refuses it by what the member has, reading through the given connection
   */
  async add(
    upload: Pick<ResumableUpload, 'id' | 'ownerId' | 'purpose' | 'name' | 'declared' | 'bytes'>,
    at: Date,
    demand: (open: OpenUploads, em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { id, ownerId, purpose, name, declared, bytes } = upload;
    await this.admissions.inTurn(ownerId, () =>
      this.apart.transactional(async (em) => {
        await LOCK.rows(em, { name: `uploads-of-${ownerId}` });
        await demand(onlyRow(await OPEN_UPLOADS.rows(em, { ownerId })), em);
        await em.insert(ResumableUploadEntity, {
          id,
          ownerId,
          purpose,
          name,
          declared,
          bytes,
          createdAt: at,
          touchedAt: at,
        });
      }),
    );
  }

  /** Whose upload it is. */
  async ownerOf(id: string): Promise<number | undefined> {
    const upload = await this.apart.findOne(ResumableUploadEntity, { id }, { fields: ['ownerId'] });
    return upload?.ownerId;
  }

  findOf(ownerId: number, id: string): Promise<ResumableUpload | undefined> {
    return UPLOAD_OF.first(this.apart, { id, ownerId });
  }

  /** @returns false if the member has no such upload that still accepts chunks */
  async touch(ownerId: number, id: string, touchedAt: Date): Promise<boolean> {
    const open = { id, ownerId, claimedAt: null, spentAt: null };
    return (await this.update(open, { touchedAt })) > 0;
  }

  /** Marks the upload as complete, and frees its place for another one. */
  async finish(id: string, at: Date): Promise<void> {
    await FINISH.rows(this.apart, { id, at });
  }

  /**
   * Claims a complete upload that is free, or whose holder has died. The holder must keep renewing
   * its hold.
   * @returns the upload; undefined if it cannot be claimed
   */
  claim(
    ownerId: number,
    id: string,
    { holder, at }: { holder: string; at: Date },
  ): Promise<ResumableUpload | undefined> {
    return CLAIM_UPLOAD.first(this.apart, { id, ownerId, holder, at });
  }

  /** After a failed call: another one may claim the upload. */
  async release(id: string, heldBy: string): Promise<void> {
    await this.update({ id, heldBy }, { claimedAt: null, heldBy: null, heldUntil: null });
  }

  async spend(id: string, sha256: string, at: Date): Promise<void> {
    await this.update({ id }, { spentAt: at, touchedAt: at, sha256 });
  }

  async remove(uploads: readonly string[]): Promise<void> {
    if (uploads.length > 0) await REMOVE_UPLOADS.rows(this.apart, { uploads });
  }

  async findStale(before: Staleness, most: number): Promise<string[]> {
    const rows = await STALE.rows(this.apart, { ...before, most });
    return rows.map(({ id }) => id);
  }

  /**
   * Takes hold of the upload for a request, or tells the current holder that another request is
   * waiting.
   */
  async hold(id: string, holder: string): Promise<boolean> {
    const held = await TAKE_HOLD.first(this.apart, { id, holder });
    if (!held) await this.update({ id }, { isWanted: true });
    return held !== undefined;
  }

  async renew(id: string, holder: string): Promise<'held' | 'wanted' | 'lost'> {
    const renewed = await RENEW_HOLD.first(this.apart, { id, holder });
    if (!renewed) return 'lost';
    return renewed.isWanted ? 'wanted' : 'held';
  }

  async letGo(id: string, heldBy: string): Promise<void> {
    await this.update({ id, heldBy }, { heldBy: null, heldUntil: null });
  }

  async idsOf(ownerId: number): Promise<string[]> {
    const uploads = await this.apart.find(ResumableUploadEntity, { ownerId }, { fields: ['id'] });
    return uploads.map(({ id }) => id);
  }

  private async update(
    which: Partial<ResumableUploadEntity>,
    change: Partial<ResumableUploadEntity>,
  ): Promise<number> {
    return this.apart.nativeUpdate(ResumableUploadEntity, which, change);
  }

  /** Commits immediately. */
  private get apart(): EntityManager {
    return this.em.fork();
  }
}
