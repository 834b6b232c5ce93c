import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onlyRow } from '../../platform/database/only-row';
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

/** Moments: an upload in that state that nobody touched since is of no more use. */
export interface Staleness {
  readonly unfinished: Date;
  readonly unclaimed: Date;
  readonly claimed: Date;
  readonly spent: Date;
}

/** Rows of uploads. Changes are committed at once, whatever transaction they are called in: pieces and sweeps go on beside it. */
@Injectable()
export class ResumableUploadRepository {
  constructor(private readonly em: EntityManager) {}

  async add(
    upload: Pick<ResumableUpload, 'id' | 'ownerId' | 'purpose' | 'name' | 'declared' | 'bytes'>,
    at: Date,
  ): Promise<void> {
    const { id, ownerId, purpose, name, declared, bytes } = upload;
    await this.apart.insert(ResumableUploadEntity, {
      ...{ id, ownerId, purpose, name, declared, bytes },
      ...{ createdAt: at, touchedAt: at },
    });
  }

  /** @returns how many of the member's uploads are under way, and their bytes with those that wait for their call */
  async openOf(ownerId: number): Promise<{ unfinished: number; bytes: number }> {
    return onlyRow(await OPEN_UPLOADS.rows(this.apart, { ownerId }));
  }

  findOf(ownerId: number, id: string): Promise<ResumableUpload | undefined> {
    return UPLOAD_OF.first(this.apart, { id, ownerId });
  }

  /** @returns false when the member has no such upload that still takes pieces */
  async touch(ownerId: number, id: string, touchedAt: Date): Promise<boolean> {
    const open = { id, ownerId, claimedAt: null, spentAt: null };
    return (await this.update(open, { touchedAt })) > 0;
  }

  /** It is whole: another one can have its place. */
  async finish(id: string, at: Date): Promise<void> {
    await FINISH.rows(this.apart, { id, at });
  }

  /** @returns the upload if it was whole and free, or claimed by a process that died, and is now the holder's to use while it renews its hold */
  claim(
    ownerId: number,
    id: string,
    { holder, at }: { holder: string; at: Date },
  ): Promise<ResumableUpload | undefined> {
    return CLAIM_UPLOAD.first(this.apart, { id, ownerId, holder, at });
  }

  /** The call failed: another may claim it. */
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

  /** Makes a request the one that works on the upload, or tells the one that does that it is waited for. */
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

  /** Commits at once. */
  private get apart(): EntityManager {
    return this.em.fork();
  }
}
