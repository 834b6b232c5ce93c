import { columns, number, statement } from '../../platform/database/statement';
import { ResumableUpload } from '../resumable/resumable-upload.entity';

/** How many files of a member are waiting for their checks. */
export const WAITING_CHECKS_OF = statement({
  takes: columns(ResumableUpload, 'ownerId'),
  gives: { waiting: number },
  sql: `select count(*)::int as waiting from file_check c join resumable_upload u on u.id = c.upload_id
    where u.owner_id = :ownerId and c.state = 'waiting'`,
});
