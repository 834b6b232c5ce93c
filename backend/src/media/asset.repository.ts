import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../platform/database/columns';
import type { AltText, Asset, NewAsset, Renditions } from './asset';
import type { Purpose } from './upload.rules';

/** Columns as an `Asset` names them. */
const COLUMNS = `id, owner_id as "ownerId", purpose, state, reject_reason as "rejectReason", kind, mime, key, original_name as "originalName",
  bytes, sha256, width, height, dominant_color as "dominantColor", alt_text as "altText", renditions, scan, keeps_sound as "keepsSound", masks,
  created_at as "createdAt", attached_at as "attachedAt"`;

interface Made {
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly renditions: Renditions;
}

/** Rows of assets. Changes of state name the state that they leave, so that doing one twice changes nothing. */
@Injectable()
export class AssetRepository {
  constructor(private readonly em: EntityManager) {}

  /** The name that a file came under, where it was kept. */
  async nameOf(key: string): Promise<string | undefined> {
    const [row] = await this.em
      .fork()
      .execute<{ name: string | null }[]>('select original_name as name from asset where key = ?', [
        key,
      ]);
    return row?.name ?? undefined;
  }

  /** Committed at once, whatever transaction it is called in: the sweep must know of a file whose request is rolled back. */
  async add(asset: NewAsset): Promise<Asset> {
    const [row] = await this.em.fork().execute<Asset[]>(
      `insert into asset (owner_id, purpose, state, kind, mime, key, original_name, bytes, sha256, width, height, dominant_color, scan, keeps_sound, masks, created_at)
       values (?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning ${COLUMNS}`,
      [
        asset.ownerId,
        asset.purpose,
        asset.kind,
        asset.mime,
        asset.key,
        asset.originalName,
        asset.bytes,
        asset.sha256,
        asset.width,
        asset.height,
        asset.dominantColor,
        asset.scan,
        asset.keepsSound,
        asset.masks,
        asset.createdAt,
      ],
    );
    if (!row) throw new Error('The asset was not stored.');
    return row;
  }

  async find(id: number): Promise<Asset | undefined> {
    const [row] = await this.em.execute<Asset[]>(`select ${COLUMNS} from asset where id = ?`, [id]);
    return row;
  }

  async findMany(ids: readonly number[]): Promise<Asset[]> {
    if (ids.length === 0) return [];
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where id = any(?::bigint[]) order by id`,
      [arrayOf(ids)],
    );
  }

  async markReady(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      `update asset set state = 'ready' where id = any(?::bigint[]) and state = 'pending'`,
      [arrayOf(ids)],
    );
  }

  /** @returns the assets that were free and are now held */
  async hold(ids: readonly number[], ownerId: number, at: Date): Promise<Asset[]> {
    return this.em.execute<Asset[]>(
      `update asset set attached_at = ? where id = any(?::bigint[]) and owner_id = ? and attached_at is null
         and (state = 'ready' or (state = 'pending' and kind = 'video')) returning ${COLUMNS}`,
      [at, arrayOf(ids), ownerId],
    );
  }

  async letGo(ids: readonly number[]): Promise<void> {
    await this.em.execute(`update asset set attached_at = null where id = any(?::bigint[])`, [
      arrayOf(ids),
    ]);
  }

  async setAltTexts(texts: readonly AltText[]): Promise<void> {
    if (texts.length === 0) return;
    await this.em.execute(
      `update asset set alt_text = told.alt_text from (values ${texts.map(() => '(?::bigint, ?::text)').join(', ')}) as told (id, alt_text)
       where asset.id = told.id`,
      texts.flatMap(({ assetId, altText }) => [assetId, altText]),
    );
  }

  async setRenditions(id: number, renditions: Renditions): Promise<void> {
    await this.em.execute('update asset set renditions = ?::jsonb where id = ?', [
      JSON.stringify(renditions),
      id,
    ]);
  }

  async makeReady(id: number, made: Made): Promise<void> {
    await this.em.execute(
      `update asset set state = 'ready', key = ?, mime = ?, bytes = ?, width = ?, height = ?, dominant_color = ?, renditions = ?::jsonb
       where id = ? and state = 'pending'`,
      [
        made.key,
        made.mime,
        made.bytes,
        made.width,
        made.height,
        made.dominantColor,
        JSON.stringify(made.renditions),
        id,
      ],
    );
  }

  async reject(id: number, reason: string): Promise<void> {
    await this.em.execute(
      `update asset set state = 'rejected', reject_reason = ? where id = ? and state = 'pending'`,
      [reason, id],
    );
  }

  /** Locks what nothing has held since before a moment. Call it in a transaction. */
  async lockOrphans(before: Date, limit: number): Promise<Asset[]> {
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where attached_at is null and created_at < ? order by id limit ? for update skip locked`,
      [before, limit],
    );
  }

  /** Locks those of these that nothing holds. Call it in a transaction. */
  async lockFree(ids: readonly number[]): Promise<Asset[]> {
    if (ids.length === 0) return [];
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where id = any(?::bigint[]) and attached_at is null order by id for update skip locked`,
      [arrayOf(ids)],
    );
  }

  /** What something of the owner's holds and can be shown, the oldest first. */
  async heldBy(ownerId: number): Promise<Asset[]> {
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where owner_id = ? and attached_at is not null and state = 'ready' order by id`,
      [ownerId],
    );
  }

  /** Locks everything of an owner, held or not. Call it in a transaction. */
  async lockOf(ownerId: number, limit: number): Promise<Asset[]> {
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where owner_id = ? order by id limit ? for update`,
      [ownerId, limit],
    );
  }

  /** Held and ready, the newest first. */
  async pageOf(
    purpose: Purpose,
    { before, limit }: { before: number; limit: number },
  ): Promise<Asset[]> {
    return this.em.execute<Asset[]>(
      `select ${COLUMNS} from asset where purpose = ? and id < ? and attached_at is not null and state = 'ready' order by id desc limit ?`,
      [purpose, before, limit],
    );
  }

  /** What one has put on the site itself becomes the longest-serving other administrator's; nothing happens when there is none. */
  async passToAdministrator(ownerId: number, purpose: Purpose): Promise<void> {
    await this.em.execute(
      `update asset set owner_id = heir.id from
         (select id from account where role = 'admin' and deleted_at is null and id <> ? order by id limit 1) heir
       where owner_id = ? and purpose = ? and attached_at is not null`,
      [ownerId, ownerId, purpose],
    );
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(`delete from asset where id = any(?::bigint[])`, [arrayOf(ids)]);
  }
}
