import { boolean, columns, json, number, statement, time } from '../../platform/database/statement';
import { ClinicalPost } from '../clinical-post.entity';

/** The names of the files in the export. */
const filesWhere = (condition: string) =>
  `(select coalesce(json_agg('files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') order by f.position), '[]')
    from clinical_post_file f join asset m on m.id = f.asset_id where ${condition})`;

/** All posts of a member, with their steps, advice, outcome and poll. */
export const POSTS_OF = statement({
  takes: { memberId: columns(ClinicalPost, 'authorId').authorId },
  gives: {
    ...columns(ClinicalPost, 'id', 'kind', 'speciality', 'title', 'description', 'ageUnit'),
    ...columns(ClinicalPost, 'gender', 'diagnosis', 'history', 'question', 'outcome', 'editedAt'),
    age: columns(ClinicalPost, 'ageValue').ageValue,
    ...{ likes: number, comments: number, postedAt: time },
    ...{ filesVisibleToVisitors: boolean, openToEverybody: boolean },
    ...{ files: json<unknown>(), steps: json<unknown>(), advice: json<unknown>() },
    ...{ reportedOutcome: json<unknown>(), poll: json<unknown>() },
  },
  sql: `select p.id, p.kind, p.speciality, p.title, p.description, p.age_value as age, p.age_unit as "ageUnit", p.gender, p.diagnosis, p.history,
         p.question, p.outcome, p.like_count as likes, p.comment_count as comments, p.created_at as "postedAt", p.edited_at as "editedAt",
         p.is_visible_to_visitors as "filesVisibleToVisitors", p.is_showcase as "openToEverybody",
         ${filesWhere('f.post_id = p.id and f.step_id is null')} as files,
         (select coalesce(json_agg(s), '[]') from (select kind, day, text, created_at as "toldAt", edited_at as "editedAt",
          ${filesWhere('f.step_id = s.id')} as files from case_step s where s.post_id = p.id order by s.day, s.id) s) as steps,
         (select to_json(o) from (select day, text, complications, reoperated, readmitted, stay_days as "stayDays", reported_at as "reportedAt"
          from case_outcome where post_id = p.id) o) as "reportedOutcome",
         (select coalesce(json_agg(a), '[]') from (select comment_id as "commentId", effect from case_advice where post_id = p.id order by comment_id) a) as advice,
         (select to_json(q) from (select question, is_blind as blind, asked_at as "askedAt",
          (select json_agg(json_build_object('option', text, 'votes', vote_count, 'provedRight', is_right) order by position)
           from case_poll_option where post_id = p.id) as options from case_poll where post_id = p.id) q) as poll
       from clinical_post p where p.author_id = :memberId and p.deleted_at is null order by p.id`,
});
