import { Asset } from '../../media/asset.entity';
import {
  columns,
  ids,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { PART, promiseFor } from '../../platform/outbox/outbox.sql';
import type { ScanFacts } from '../series/facts.rules';
import { scanWindow } from './kept.jobs';
import { Scan } from './scan.entity';
import { ScanWindow } from './scan-window.entity';

const { id, postId, assetId } = columns(Scan, 'id', 'postId', 'assetId');
const { key } = columns(Asset, 'key');
const ROW = {
  id,
  postId,
  assetId,
  ...columns(Scan, 'ownerId', 'name', 'position', 'masks', 'face', 'state', 'tries'),
  facts: json<ScanFacts>(),
  keyFrames: json<readonly number[]>(),
  key,
  sha256: text,
  /** Of the window that it was sent with; null until its pictures are drawn. */
  centre: nullable(number),
  width: nullable(number),
};
const SELECT = `select s.id, s.post_id as "postId", s.asset_id as "assetId", s.owner_id as "ownerId", s.name, s.position, s.masks, s.face,
    s.state, s.tries, s.facts, s.key_frames as "keyFrames", a.key, a.sha256, w.centre, w.width
  from scan s join asset a on a.id = s.asset_id left join scan_window w on w.scan_id = s.id and w.name = 'sent'`;

export const SCAN_BY_ID = statement({
  takes: { id },
  gives: ROW,
  sql: `${SELECT} where s.id = :id`,
});

export const SCANS_OF_POST = statement({
  takes: { postId },
  gives: ROW,
  sql: `${SELECT} where s.post_id = :postId order by s.position, s.id`,
});

/** Those of some posts, for lists of files. */
export const SCAN_ASSETS_OF = statement({
  takes: { posts: ids },
  gives: { assetId },
  sql: 'select asset_id as "assetId" from scan where post_id = any(:posts::bigint[])',
});

/** The bytes of stored values: of all series that a member has posted, and of those in one post. */
export const SCAN_BYTES = statement({
  takes: { ...columns(Scan, 'ownerId'), postId: nullable(postId) },
  gives: { ofOwner: number, ofPost: number },
  sql: `select coalesce(sum(a.bytes), 0)::float8 as "ofOwner", coalesce(sum(a.bytes) filter (where s.post_id = :postId), 0)::float8 as "ofPost"
    from scan s join asset a on a.id = s.asset_id where s.owner_id = :ownerId`,
});

/** The series of which the values are stored under a key. */
export const SCAN_BY_KEY = statement({
  takes: { key },
  gives: ROW,
  sql: `${SELECT} where a.key = :key`,
});

/** Counts a try, before the work which may end its process. */
export const BEGIN_RENDERING = statement({
  takes: { id },
  gives: {},
  sql: 'update scan set tries = tries + 1 where id = :id',
});

/** Only a scan that nobody has removed meanwhile. */
export const END_RENDERING = statement({
  takes: { id, assetId, ...columns(ScanWindow, 'centre', 'width'), now: time },
  gives: { id },
  sql: `with done as (update scan set state = 'ready', asset_id = :assetId where id = :id and state = 'preparing' returning id)
    insert into scan_window (scan_id, name, centre, width, drawn_at) select id, 'sent', :centre, :width, cast(:now as timestamptz) from done
    returning scan_id as id`,
});

export const FAIL_RENDERING = statement({
  takes: { id },
  gives: {},
  sql: `update scan set state = 'failed' where id = :id and state = 'preparing'`,
});

/** Has the pictures of a window drawn, unless they are or will be. */
export const ASK_FOR_WINDOW = statement({
  takes: { ...columns(ScanWindow, 'scanId', 'name', 'centre', 'width'), ...PART },
  gives: {},
  sql: `with asked as (
      insert into scan_window (scan_id, name, centre, width) values (:scanId, :name, :centre, :width)
      on conflict do nothing returning scan_id, name)
    ${promiseFor<typeof scanWindow.payload & object>('asked', `jsonb_build_object('scanId', scan_id, 'window', name)`)}`,
});

export const NOTE_WINDOW = statement({
  takes: { ...columns(ScanWindow, 'scanId', 'name'), now: time },
  gives: {},
  sql: 'update scan_window set drawn_at = :now where scan_id = :scanId and name = :name',
});
