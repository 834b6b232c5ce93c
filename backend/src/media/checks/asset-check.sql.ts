import { columns, ids, number, type RowOf, statement } from '../../platform/database/statement';
import { Asset } from '../asset.entity';
import { AssetCheck } from './asset-check.entity';

const CHECK = {
  ...columns(AssetCheck, 'assetId', 'state', 'places', 'tries', 'asksForSound'),
  ...columns(
    Asset,
    'key',
    'kind',
    'mime',
    'ownerId',
    'purpose',
    'width',
    'height',
    'renditions',
    'keepsSound',
  ),
  assetState: columns(Asset, 'state').state,
};
const HELD = `select c.asset_id as "assetId", c.state, c.places, c.tries, c.asks_for_sound as "asksForSound", m.key, m.kind, m.mime,
    m.owner_id as "ownerId", m.purpose, m.width, m.height, m.renditions, m.keeps_sound as "keepsSound", m.state as "assetState"
  from asset_check c join asset m on m.id = c.asset_id`;
/** Part of something, and not decided about. */
const OPEN = `m.is_held and m.attached_at is not null and m.state <> 'rejected' and c.decided_at is null`;

export const OPEN_CHECK_OF = statement({
  takes: columns(AssetCheck, 'assetId'),
  gives: CHECK,
  sql: `${HELD} where c.asset_id = :assetId and ${OPEN}`,
});
/** A held file with its check. */
export type HeldAsset = RowOf<typeof OPEN_CHECK_OF>;

/** What an owner has to decide about, or is being checked; oldest first. */
export const OPEN_CHECKS_OF = statement({
  takes: { ...columns(Asset, 'ownerId'), most: number },
  gives: CHECK,
  sql: `${HELD} where m.owner_id = :ownerId and ${OPEN} order by m.id limit :most`,
});

/** How many of an owner's files wait for their checks. */
export const WAITING_ASSETS_OF = statement({
  takes: columns(Asset, 'ownerId'),
  gives: { waiting: number },
  sql: `select count(*)::int as waiting from asset m join asset_check c on c.asset_id = m.id
    where m.owner_id = :ownerId and m.is_held and c.state = 'waiting'`,
});

export const WAITING_AMONG = statement({
  takes: { ids },
  gives: { waiting: number },
  sql: `select count(*)::int as waiting from asset_check where asset_id = any(:ids::bigint[]) and state = 'waiting'`,
});

export const LOCK_CHECK = statement({
  takes: columns(AssetCheck, 'assetId'),
  gives: {},
  sql: 'select from asset_check where asset_id = :assetId for update',
});
