import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import type { ResumableUpload } from './resumable-upload';

const COLUMNS = `id, owner_id as "ownerId", purpose, name, declared, bytes, sha256, touched_at as "touchedAt",
  finished_at as "finishedAt", claimed_at as "claimedAt", spent_at as "spentAt"`;

/** How long a request holds an upload without word from its process. */
const HOLD = '10 seconds';

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
    await this.run(
      `insert into resumable_upload (id, owner_id, purpose, name, declared, bytes, created_at, touched_at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, ownerId, purpose, name, declared, bytes, at, at],
    );
  }

  /** @returns how many of the member's uploads are under way, and their bytes with those that wait for their call */
  async openOf(ownerId: number): Promise<{ unfinished: number; bytes: number }> {
    const [found] = await this.run<{ unfinished: number; bytes: string }>(
      `select count(*) filter (where finished_at is null)::int as unfinished, coalesce(sum(bytes), 0) as bytes
       from resumable_upload where owner_id = ? and spent_at is null`,
      [ownerId],
    );
    return { unfinished: found?.unfinished ?? 0, bytes: Number(found?.bytes ?? 0) };
  }

  async findOf(ownerId: number, id: string): Promise<ResumableUpload | undefined> {
    const [row] = await this.run<ResumableUpload>(
      `select ${COLUMNS} from resumable_upload where id = ? and owner_id = ?`,
      [id, ownerId],
    );
    return row;
  }

  /** @returns false when the member has no such upload that still takes pieces */
  async touch(ownerId: number, id: string, at: Date): Promise<boolean> {
    const touched = await this.run(
      'update resumable_upload set touched_at = ? where id = ? and owner_id = ? and claimed_at is null and spent_at is null returning id',
      [at, id, ownerId],
    );
    return touched.length > 0;
  }

  /** It is whole: another one can have its place. */
  async finish(id: string, at: Date): Promise<void> {
    await this.run(
      `with finished as (update resumable_upload set finished_at = ?, touched_at = ? where id = ? returning id, owner_id)
       delete from upload_place place using finished where place.owner_id = finished.owner_id and place.upload = finished.id`,
      [at, at, id],
    );
  }

  /** @returns the upload if it was whole and free, or claimed by a process that died, and is now the holder's to use while it renews its hold */
  async claim(
    ownerId: number,
    id: string,
    { holder, at }: { holder: string; at: Date },
  ): Promise<ResumableUpload | undefined> {
    const [row] = await this.run<ResumableUpload>(
      `update resumable_upload set claimed_at = ?, touched_at = ?, held_by = ?, held_until = clock_timestamp() + ?::interval
       where id = ? and owner_id = ? and finished_at is not null and spent_at is null
         and (claimed_at is null or held_until < clock_timestamp()) returning ${COLUMNS}`,
      [at, at, holder, HOLD, id, ownerId],
    );
    return row;
  }

  /** The call failed: another may claim it. */
  async release(id: string, holder: string): Promise<void> {
    await this.run(
      'update resumable_upload set claimed_at = null, held_by = null, held_until = null where id = ? and held_by = ?',
      [id, holder],
    );
  }

  async spend(id: string, sha256: string, at: Date): Promise<void> {
    await this.run(
      'update resumable_upload set spent_at = ?, touched_at = ?, sha256 = ? where id = ?',
      [at, at, sha256, id],
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.run('delete from resumable_upload where id = any(?::text[])', [arrayOf(ids)]);
  }

  async findStale(before: Staleness, limit: number): Promise<string[]> {
    const rows = await this.run<{ id: string }>(
      `select id from resumable_upload
       where touched_at < case when spent_at is not null then ?::timestamptz when claimed_at is not null then ?::timestamptz
                               when finished_at is not null then ?::timestamptz else ?::timestamptz end
       order by touched_at limit ?`,
      [before.spent, before.claimed, before.unclaimed, before.unfinished, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Makes a request the one that works on the upload, or tells the one that does that it is waited for. By the database's clock: it is one for all. */
  async hold(id: string, holder: string): Promise<boolean> {
    const held = await this.run(
      `update resumable_upload set held_by = ?, held_until = clock_timestamp() + ?::interval, is_wanted = false
       where id = ? and (held_until is null or held_until < clock_timestamp()) returning id`,
      [holder, HOLD, id],
    );
    if (held.length === 0)
      await this.run('update resumable_upload set is_wanted = true where id = ?', [id]);
    return held.length > 0;
  }

  async renew(id: string, holder: string): Promise<'held' | 'wanted' | 'lost'> {
    const [row] = await this.run<{ isWanted: boolean }>(
      `update resumable_upload set held_until = clock_timestamp() + ?::interval where id = ? and held_by = ? returning is_wanted as "isWanted"`,
      [HOLD, id, holder],
    );
    if (!row) return 'lost';
    return row.isWanted ? 'wanted' : 'held';
  }

  async letGo(id: string, holder: string): Promise<void> {
    await this.run(
      'update resumable_upload set held_by = null, held_until = null where id = ? and held_by = ?',
      [id, holder],
    );
  }

  async idsOf(ownerId: number): Promise<string[]> {
    const rows = await this.run<{ id: string }>(
      'select id from resumable_upload where owner_id = ?',
      [ownerId],
    );
    return rows.map(({ id }) => id);
  }

  private run<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.em.fork().execute<Row[]>(sql, values);
  }
}
