import { columns, statement } from '../platform/database/statement';
import { UploadPlace } from './upload-place.entity';

/**
 * How long a place is kept without renewal: until the next chunk arrives, or the process is
 * considered dead.
 */
export const KEPT_SECONDS = 10;
const KEPT_UNTIL = `clock_timestamp() + interval '${KEPT_SECONDS} seconds'`;

const { place } = columns(UploadPlace, 'place');
const HOLDER = columns(UploadPlace, 'ownerId', 'heldBy');
const UPLOAD = { ...HOLDER, ...columns(UploadPlace, 'upload') };

/** Takes the place the same upload already has, even if a broken request still holds it. */
export const TAKE_OWN_PLACE = statement({
  takes: UPLOAD,
  gives: { place },
  sql: `update upload_place set held_by = :heldBy, held_until = ${KEPT_UNTIL} where owner_id = :ownerId and upload = :upload
    returning place`,
});

/** Takes a place, unless another upload keeps it. */
export const TAKE_PLACE = statement({
  takes: { ...UPLOAD, place },
  gives: { place },
  sql: `insert into upload_place as p (owner_id, place, upload, held_by, held_until)
    values (:ownerId, :place, :upload, :heldBy, ${KEPT_UNTIL})
    on conflict (owner_id, place) do update set upload = excluded.upload, held_by = excluded.held_by, held_until = excluded.held_until
    where p.held_until < clock_timestamp() returning place`,
});

export const KEEP_PLACE = statement({
  takes: HOLDER,
  gives: {},
  sql: `update upload_place set held_until = ${KEPT_UNTIL} where owner_id = :ownerId and held_by = :heldBy`,
});
