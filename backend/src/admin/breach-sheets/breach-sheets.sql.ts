import { ClinicalPost } from '../../clinical-cases/clinical-post.entity';
import { CLINICAL_POST, IS_HIDDEN } from '../../clinical-cases/clinical-post.sql';
import { FILE_HELD } from '../../clinical-cases/files/file-held.sql';
import { FileOpening } from '../../clinical-cases/openings/file-opening.entity';
import { KIND } from '../../notifications/notification.sql';
import {
  boolean,
  columns,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../../platform/database/statement';

const { postId } = columns(FileOpening, 'postId');

/** A post, whatever became of it, and why a sheet about it may be made. */
export const SHEET_POST = statement({
  takes: { postId, now: time },
  gives: {
    ...columns(ClinicalPost, 'authorId', 'kind', 'speciality', 'audience', 'isVisibleToVisitors'),
    ...columns(ClinicalPost, 'isShowcase', 'createdAt', 'withdrawnAt', 'deletedAt'),
    ...columns(ClinicalPost, 'heldAt', 'awaitsPatientAt'),
    /** Null unless it is hidden by reports or moderators. */
    hiddenAt: nullable(time),
    /** When it was first reported as identifying a patient; null if it was not. */
    reportedAt: nullable(time),
    /** Whether the patient withdrew consent by a link, or refused it after members had seen the post. */
    isByPatient: boolean,
    /** Whether its author has withdrawn it because the patient could be recognised. */
    isByAuthor: boolean,
  },
  sql: `select p.author_id as "authorId", p.kind, p.speciality, p.audience, p.is_visible_to_visitors as "isVisibleToVisitors", p.is_showcase as "isShowcase",
      p.created_at as "createdAt", p.withdrawn_at as "withdrawnAt", p.deleted_at as "deletedAt", p.held_at as "heldAt", p.awaits_patient_at as "awaitsPatientAt",
      case when ${IS_HIDDEN} then p.hidden_at end as "hiddenAt",
      (select min(r.created_at) from report r where r.subject_kind = '${CLINICAL_POST}' and r.subject_id = p.id and r.category = 'patient-identifiable') as "reportedAt",
      p.withdrawn_at is not null and exists (select from patient_decision d join patient_consent_link l on l.id = d.link_id
        where l.post_id = p.id and d.decision in ('withdraw', 'refuse')) as "isByPatient",
      exists (select from clinical_post_consent c where c.post_id = p.id and c.withdrawn_reason = 'identifiable') as "isByAuthor"
    from clinical_post p where p.id = :postId`,
});
export type SheetPost = RowOf<typeof SHEET_POST>;

/** The kinds of files that others could see, those that are gone meanwhile included. */
export const SHOWN_FILES = statement({
  takes: { postId },
  gives: { category: text, count: number },
  sql: `select category, count(*)::int as count from (
      select f.id, f.category from clinical_post_file f join asset m on m.id = f.asset_id
      where f.post_id = :postId and m.state = 'ready' and not ${FILE_HELD}
      union select o.file_id, max(o.category) from file_opening o where o.post_id = :postId and o.file_id > 0
        and not exists (select from clinical_post_file f where f.id = o.file_id) group by o.file_id) shown
    group by category order by category`,
});

/** The members who have opened its files, in the order in which they first did. */
export const READERS = statement({
  takes: { postId, most: number },
  gives: {
    ...columns(FileOpening, 'memberId', 'firstAt', 'lastAt', 'times'),
    name: text,
    files: number,
    /** Of all readers. */
    all: number,
  },
  sql: `select o.member_id as "memberId", trim(a.first_name || ' ' || a.last_name) as name, min(o.first_at) as "firstAt", max(o.last_at) as "lastAt",
      max(o.times) as times, (count(*) filter (where o.file_id > 0))::int as files, (count(*) over ())::int as all
    from file_opening o join account a on a.id = o.member_id where o.post_id = :postId
    group by o.member_id, a.first_name, a.last_name order by min(o.first_at), o.member_id limit :most`,
});
export type Reader = RowOf<typeof READERS>;

/** The visitors who had it in their list. */
export const VISITORS = statement({
  takes: { postId },
  gives: { count: number, firstAt: nullable(time), lastAt: nullable(time) },
  sql: `select count(*)::int as count, min(first_at) as "firstAt", max(last_at) as "lastAt" from visitor_opening where post_id = :postId`,
});

/** Notices that led to it, with those that were removed with its consent. */
export const NOTICES = statement({
  takes: { postId, path: text, within: text, below: text },
  gives: { kind: KIND, words: text, inApp: number, mailed: number, firstAt: time, lastAt: time },
  sql: `select kind, words, sum(in_app)::int as "inApp", sum(mailed)::int as mailed, min(first_at) as "firstAt", max(last_at) as "lastAt" from (
      select kind, coalesce(words, '') as words, is_listed::int as in_app, (mailed_at is not null)::int as mailed, created_at as first_at, created_at as last_at
      from notification where (link = :path or link like :within or link like :below) and kind <> 'breach-sheet-made'
      union all select kind, words, in_app, mailed, first_at, last_at from removed_notice where post_id = :postId) told
    group by kind, words order by min(first_at), kind, words`,
});
export type Notice = RowOf<typeof NOTICES>;

/** The links of its patients. */
export const PATIENT_LINKS = statement({
  takes: { postId },
  gives: { state: text, count: number },
  sql: `select state, count(*)::int as count from patient_consent_link where post_id = :postId group by state order by state`,
});
