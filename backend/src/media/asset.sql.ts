import { columns, ids, number, statement, text, texts, time } from '../platform/database/statement';
import { Asset } from './asset.entity';

const { ownerId, purpose, createdAt } = columns(Asset, 'ownerId', 'purpose', 'createdAt');
const ADDED = columns(
  Asset,
  'ownerId',
  'purpose',
  'kind',
  'mime',
  'key',
  'originalName',
  'bytes',
  'sha256',
  'width',
  'height',
  'dominantColor',
  'scan',
  'keepsSound',
  'masks',
  'createdAt',
);
const ASSET = {
  ...ADDED,
  ...columns(Asset, 'id', 'state', 'rejectReason', 'altText', 'renditions', 'attachedAt'),
  ...columns(Asset, 'tries', 'workedMs'),
};
const COLUMNS = `id, owner_id as "ownerId", purpose, state, reject_reason as "rejectReason", kind, mime, key, original_name as "originalName",
  bytes, sha256, width, height, dominant_color as "dominantColor", alt_text as "altText", renditions, scan, keeps_sound as "keepsSound", masks,
  created_at as "createdAt", attached_at as "attachedAt", tries, worked_ms as "workedMs"`;
const SELECT = `select ${COLUMNS} from asset`;

export const ADD_ASSET = statement({
  takes: ADDED,
  gives: ASSET,
  sql: `insert into asset (owner_id, purpose, state, kind, mime, key, original_name, bytes, sha256, width, height, dominant_color,
      scan, keeps_sound, masks, created_at)
    values (:ownerId, :purpose, 'pending', :kind, :mime, :key, :originalName, :bytes, :sha256, :width, :height, :dominantColor,
      :scan, :keepsSound, :masks, :createdAt) returning ${COLUMNS}`,
});

export const ASSET_BY_ID = statement({
  takes: columns(Asset, 'id'),
  gives: ASSET,
  sql: `${SELECT} where id = :id`,
});

export const ASSETS_BY_ID = statement({
  takes: { ids },
  gives: ASSET,
  sql: `${SELECT} where id = any(:ids::bigint[]) order by id`,
});

export const MARK_READY = statement({
  takes: { ids },
  gives: {},
  sql: `update asset set state = 'ready' where id = any(:ids::bigint[]) and state = 'pending'`,
});

/** Those that are free: nothing else holds them. A video may be held while it is being made. */
export const HOLD = statement({
  takes: { ids, ownerId, at: time },
  gives: ASSET,
  sql: `update asset set attached_at = :at where id = any(:ids::bigint[]) and owner_id = :ownerId and attached_at is null
    and (state = 'ready' or (state = 'pending' and kind = 'video')) returning ${COLUMNS}`,
});

export const LET_GO_OF_ASSETS = statement({
  takes: { ids },
  gives: {},
  sql: 'update asset set attached_at = null where id = any(:ids::bigint[])',
});

/** Hides it from others; a video that is not converted yet, once it is. */
export const HOLD_BACK = statement({
  takes: columns(Asset, 'id'),
  gives: {},
  sql: `update asset set is_held = true, state = case when state = 'ready' then 'held' else state end where id = :id`,
});

export const RELEASE = statement({
  takes: columns(Asset, 'id'),
  gives: {},
  sql: `update asset set is_held = false, state = case when state = 'held' then 'ready' else state end where id = :id`,
});

/** Two files never have one key, so a file that gives its own away has another one meanwhile. */
const BETWEEN = `'between/' || id`;

export const FREE_KEY = statement({
  takes: columns(Asset, 'id'),
  gives: {},
  sql: `update asset set key = ${BETWEEN} where id = :id`,
});

/** A file gets what was made anew from it; the row of the new one keeps the old key, to delete it. */
export const TAKE_CONTENT = statement({
  takes: { ...columns(Asset, 'id', 'key'), freshId: columns(Asset, 'id').id },
  gives: {},
  sql: `update asset a set key = :key, mime = f.mime, bytes = f.bytes, width = f.width, height = f.height, dominant_color = f.dominant_color,
      scan = f.scan, keeps_sound = f.keeps_sound, masks = f.masks, renditions = '{}', state = f.state, is_held = false,
      tries = 0, worked_ms = 0, fault = null
    from asset f where a.id = :id and f.id = :freshId`,
});

export const TAKE_OLD_KEY = statement({
  takes: columns(Asset, 'id', 'key'),
  gives: {},
  sql: `update asset set key = :key, renditions = '{}' where id = :id`,
});

/** Each in the place of its id. */
export const SET_ALT_TEXTS = statement({
  takes: { ids, altTexts: texts },
  gives: {},
  sql: `update asset set alt_text = told.alt_text from unnest(:ids::bigint[], :altTexts::text[]) as told (id, alt_text)
    where asset.id = told.id`,
});

/** What nothing has held since before a moment, and nobody else is about to remove. */
export const LOCK_ORPHANS = statement({
  takes: { before: createdAt, most: number },
  gives: ASSET,
  sql: `${SELECT} where attached_at is null and created_at < :before order by id limit :most for update skip locked`,
});

/** Those of these that nothing holds. */
export const LOCK_FREE = statement({
  takes: { ids },
  gives: ASSET,
  sql: `${SELECT} where id = any(:ids::bigint[]) and attached_at is null order by id for update skip locked`,
});

/** What something of the owner's holds and can be shown, the oldest first. */
export const HELD_BY = statement({
  takes: { ownerId },
  gives: ASSET,
  sql: `${SELECT} where owner_id = :ownerId and attached_at is not null and state in ('ready', 'held') order by id`,
});

/** Everything of an owner, held or not. */
export const LOCK_OF = statement({
  takes: { ownerId, most: number },
  gives: ASSET,
  sql: `${SELECT} where owner_id = :ownerId order by id limit :most for update`,
});

/** Held and ready, the newest first. */
export const PAGE_OF_PURPOSE = statement({
  takes: { purpose, before: number, most: number },
  gives: ASSET,
  sql: `${SELECT} where purpose = :purpose and id < :before and attached_at is not null and state = 'ready'
    order by id desc limit :most`,
});

/** To the longest-serving other administrator; nothing happens when there is none. */
export const PASS_TO_ADMINISTRATOR = statement({
  takes: { ownerId, purpose },
  gives: {},
  sql: `update asset set owner_id = heir.id from
      (select id from account where role = 'admin' and deleted_at is null and id <> :ownerId order by id limit 1) heir
    where owner_id = :ownerId and purpose = :purpose and attached_at is not null`,
});

export const BEGIN_TRY = statement({
  takes: columns(Asset, 'id'),
  gives: {},
  sql: 'update asset set tries = tries + 1 where id = :id',
});

/** A fault that differs from the last one restarts the count. */
export const END_TRY = statement({
  takes: { ...columns(Asset, 'id', 'workedMs'), fault: text },
  gives: columns(Asset, 'tries', 'workedMs'),
  sql: `update asset set worked_ms = worked_ms + :workedMs, tries = case when fault = :fault then tries else 1 end, fault = :fault
    where id = :id returning tries, worked_ms as "workedMs"`,
});

/** The file was not at fault. */
export const TAKE_BACK_TRY = statement({
  takes: columns(Asset, 'id'),
  gives: {},
  sql: 'update asset set tries = greatest(tries - 1, 0) where id = :id',
});

export const REMOVE_ASSETS = statement({
  takes: { ids },
  gives: {},
  sql: 'delete from asset where id = any(:ids::bigint[])',
});
