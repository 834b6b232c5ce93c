import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { arrayOf } from '../platform/database/columns';
import { ClinicalPost } from './clinical-post.entity';
import { CLINICAL_POST } from './clinical-post.sql';

/** The names under which files stand in the export. */
const filesWhere = (condition: string) =>
  `(select coalesce(json_agg('files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') order by f.position), '[]')
    from clinical_post_file f join asset m on m.id = f.asset_id where ${condition})`;

/** What members posted, with what others did to it. */
@Injectable()
export class PostsMemberData extends MemberData {
  override readonly name = 'clinical-posts';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      `select p.id, p.kind, p.speciality, p.title, p.description, p.age_value as age, p.age_unit as "ageUnit", p.gender, p.diagnosis, p.history,
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
       from clinical_post p where p.author_id = ? and p.deleted_at is null order by p.id`,
      [memberId],
    );
  }

  /** Its files are held by nothing then, and erased after it. */
  override erase(memberId: number): Promise<void> {
    return eraseInBatches(this.em, {
      entity: ClinicalPost,
      owner: 'authorId',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  private async clear(ids: readonly number[]): Promise<void> {
    await this.subjects.erase(CLINICAL_POST, ids);
    for (const table of [
      'case_advice',
      'case_follow_up',
      'case_outcome',
      'case_visit',
      'case_poll_vote',
      'case_poll_option',
      'case_poll',
      'clinical_post_file',
      'case_step',
      'privacy_report',
      'clinical_post_consent',
    ]) {
      await this.em.execute(`delete from ${table} where post_id = any(?::bigint[])`, [
        arrayOf(ids),
      ]);
    }
  }
}
