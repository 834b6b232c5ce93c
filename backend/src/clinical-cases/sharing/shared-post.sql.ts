import {
  columns,
  ids,
  nullable,
  type RowOf,
  statement,
  text,
} from '../../platform/database/statement';
import { ClinicalPost } from '../clinical-post.entity';
import { READER, VISIBLE } from '../clinical-post.sql';

/** What chats show of posts that were shared there, of those that the reader may see. */
export const SHARED_POSTS = statement({
  takes: { ...READER, ids },
  gives: {
    caseId: columns(ClinicalPost, 'id').id,
    ...columns(ClinicalPost, 'kind', 'speciality', 'closesAt'),
    title: text,
    thumbnailKey: nullable(text),
  },
  sql: `select p.id as "caseId", p.kind, coalesce(p.title, p.diagnosis, '') as title, p.speciality, p.closes_at as "closesAt",
      case when p.is_sensitive then null else (select t.renditions->'thumb'->>'key' from clinical_post_file f join asset t on t.id = f.asset_id
        where f.post_id = p.id and f.step_id is null and t.kind = 'image' and t.state = 'ready'
          and not coalesce((select c.is_held from post_file_check c where c.file_id = f.id), false)
        order by f.position limit 1) end as "thumbnailKey"
    from clinical_post p join account a on a.id = p.author_id where p.id = any(cast(:ids as bigint[])) and ${VISIBLE}`,
});
export type SharedPostRow = RowOf<typeof SHARED_POSTS>;
