import { Asset } from '../../media/asset.entity';
import { columns, number, type RowOf, statement } from '../../platform/database/statement';
import { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';
import { PostFileCheck } from './post-file-check.entity';

const FILE = columns(ClinicalPostFile, 'postId', 'assetId');
const POST = columns(ClinicalPostFile, 'postId');
const CHECK = {
  ...columns(PostFileCheck, 'fileId', 'state', 'places', 'tries', 'isHeld'),
  ...FILE,
  ...columns(Asset, 'key', 'sha256', 'kind', 'ownerId'),
};
const CHECKED = `select c.file_id as "fileId", f.post_id as "postId", f.asset_id as "assetId", m.key, m.sha256, m.kind, m.owner_id as "ownerId", c.state, c.places, c.tries, c.is_held as "isHeld"
  from post_file_check c join clinical_post_file f on f.id = c.file_id join asset m on m.id = f.asset_id`;

export const CHECK_OF = statement({
  takes: columns(PostFileCheck, 'fileId'),
  gives: CHECK,
  sql: `${CHECKED} where c.file_id = :fileId`,
});
/** A file of a post with its check. */
export type CheckedPostFile = RowOf<typeof CHECK_OF>;

/**
 * The open checks of a post and its steps, in the order of the files: of files that are held, and
 * of visible files with undecided findings.
 */
export const OPEN_CHECKS = statement({
  takes: POST,
  gives: CHECK,
  sql: `${CHECKED} where f.post_id = :postId and (c.is_held or (c.state = 'found' and c.decided_at is null)) order by f.position`,
});

/** How many held files of the author of a post are waiting for their checks. */
export const WAITING_FOR_AUTHOR = statement({
  takes: POST,
  gives: { waiting: number },
  sql: `select count(*)::int as waiting from post_file_check c join clinical_post_file f on f.id = c.file_id
    join clinical_post p on p.id = f.post_id
    where c.is_held and c.state = 'waiting' and p.author_id = (select author_id from clinical_post where id = :postId)`,
});

/** Files that are ready but were never checked, oldest first. */
export const UNCHECKED_FILES = statement({
  takes: { most: number },
  gives: {
    fileId: columns(ClinicalPostFile, 'id').id,
    ...FILE,
    ...columns(ClinicalPost, 'authorId'),
    ...columns(Asset, 'kind'),
  },
  sql: `select f.id as "fileId", f.post_id as "postId", f.asset_id as "assetId", p.author_id as "authorId", m.kind
    from clinical_post_file f join clinical_post p on p.id = f.post_id join asset m on m.id = f.asset_id
    where f.checked_at is null and p.deleted_at is null and m.state = 'ready' order by f.id limit :most`,
});
/** A file that was posted before there were checks. */
export type OlderFile = RowOf<typeof UNCHECKED_FILES>;

const HELD_FILE =
  'select from post_file_check c join clinical_post_file f on f.id = c.file_id where c.is_held';

/** Shows the post unless one of its own files is still held, or the declarations are not made. */
export const SHOW_POST_UNLESS_HELD = statement({
  takes: POST,
  gives: {},
  sql: `update clinical_post set held_at = null where id = :postId and held_at is not null and consent_given_at is not null
    and not exists (${HELD_FILE} and f.post_id = clinical_post.id and f.step_id is null)`,
});

/** The same for each of its steps. */
export const SHOW_STEPS_UNLESS_HELD = statement({
  takes: POST,
  gives: {},
  sql: `update case_step set held_at = null where post_id = :postId and held_at is not null
    and not exists (${HELD_FILE} and f.step_id = case_step.id)`,
});
