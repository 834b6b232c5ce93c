import {
  boolean,
  columns,
  nullable,
  number,
  statement,
  text,
  texts,
  time,
} from '../../platform/database/statement';
import { ResumableUpload } from './resumable-upload.entity';

const ROW = columns(
  ResumableUpload,
  'id',
  'ownerId',
  'purpose',
  'name',
  'declared',
  'bytes',
  'sha256',
  'touchedAt',
  'finishedAt',
  'claimedAt',
  'spentAt',
);
const COLUMNS = `id, owner_id as "ownerId", purpose, name, declared, bytes, sha256, touched_at as "touchedAt",
  finished_at as "finishedAt", claimed_at as "claimedAt", spent_at as "spentAt"`;

const { id, ownerId } = ROW;
const HOLDER = { id, holder: text };

/**
 * How long a request holds an upload without renewing. Uses the database clock, which all processes
 * share.
 */
const HELD_UNTIL = `clock_timestamp() + interval '10 seconds'`;

/**
 * The number of the member's unfinished uploads, and the total bytes of all that were not used yet.
 */
export const OPEN_UPLOADS = statement({
  takes: { ownerId },
  gives: { unfinished: number, bytes: number },
  sql: `select count(*) filter (where finished_at is null)::int as unfinished, coalesce(sum(bytes), 0)::float8 as bytes
    from resumable_upload where owner_id = :ownerId and spent_at is null`,
});

export const UPLOAD_OF = statement({
  takes: { id, ownerId },
  gives: ROW,
  sql: `select ${COLUMNS} from resumable_upload where id = :id and owner_id = :ownerId`,
});

/** Marks an upload as complete, and frees its place for another one. */
export const FINISH = statement({
  takes: { id, at: time },
  gives: {},
  sql: `with finished as (update resumable_upload set finished_at = :at, touched_at = :at where id = :id returning id, owner_id)
    delete from upload_place place using finished where place.owner_id = finished.owner_id and place.upload = finished.id`,
});

/** Claims a complete upload that is free, or whose holder has died. */
export const CLAIM_UPLOAD = statement({
  takes: { ...HOLDER, ownerId, at: time },
  gives: ROW,
  sql: `update resumable_upload set claimed_at = :at, touched_at = :at, held_by = :holder, held_until = ${HELD_UNTIL}
    where id = :id and owner_id = :ownerId and finished_at is not null and spent_at is null
      and (claimed_at is null or held_until < clock_timestamp()) returning ${COLUMNS}`,
});

/** Returns no row if another request holds the upload. */
export const TAKE_HOLD = statement({
  takes: HOLDER,
  gives: { id },
  sql: `update resumable_upload set held_by = :holder, held_until = ${HELD_UNTIL}, is_wanted = false
    where id = :id and (held_until is null or held_until < clock_timestamp()) returning id`,
});

export const RENEW_HOLD = statement({
  takes: HOLDER,
  gives: { isWanted: nullable(boolean) },
  sql: `update resumable_upload set held_until = ${HELD_UNTIL} where id = :id and held_by = :holder returning is_wanted as "isWanted"`,
});

/** Uploads that were not touched for as long as their state allows. */
export const STALE = statement({
  takes: { unfinished: time, unclaimed: time, claimed: time, spent: time, most: number },
  gives: { id },
  sql: `select id from resumable_upload
    where touched_at < case when spent_at is not null then :spent::timestamptz when claimed_at is not null then :claimed::timestamptz
                            when finished_at is not null then :unclaimed::timestamptz else :unfinished::timestamptz end
    order by touched_at limit :most`,
});

export const REMOVE_UPLOADS = statement({
  takes: { uploads: texts },
  gives: {},
  sql: 'delete from resumable_upload where id = any(:uploads::text[])',
});
