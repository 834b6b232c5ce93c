import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';
import { SubjectErasure } from '../engagement/subject-erasure';
import { CLINICAL_POST } from './clinical-post.sql';

const BATCH = 50;

/** What members posted, with what others did to it. */
@Injectable()
export class PostsPart extends DepartingPart {
  override readonly name = 'clinical-posts';

  constructor(
    parts: DepartingParts,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      `select p.id, p.kind, p.speciality, p.title, p.description, p.age_value as age, p.age_unit as "ageUnit", p.gender, p.diagnosis, p.history,
         p.question, p.outcome, p.like_count as likes, p.comment_count as comments, p.created_at as "postedAt", p.edited_at as "editedAt",
         (select coalesce(json_agg('files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') order by f.position), '[]')
          from clinical_post_file f join asset m on m.id = f.asset_id where f.post_id = p.id) as files
       from clinical_post p where p.author_id = ? and p.deleted_at is null order by p.id`,
      [memberId],
    );
  }

  override async erase(memberId: number): Promise<void> {
    for (let erased = BATCH; erased === BATCH; ) erased = await this.em.transactional(() => this.eraseBatch(memberId));
  }

  /** Also what was deleted before. Its files are held by nothing then, and erased after it. */
  private async eraseBatch(memberId: number): Promise<number> {
    const posts = await this.em.execute<{ id: number }[]>(
      'select id from clinical_post where author_id = ? order by id limit ? for update',
      [memberId, BATCH],
    );
    if (posts.length === 0) return 0;
    const ids = posts.map(({ id }) => id);
    const these = `(${ids.map(() => '?').join(', ')})`;
    await this.subjects.erase(CLINICAL_POST, ids);
    await this.em.execute(`delete from clinical_post_file where post_id in ${these}`, ids);
    await this.em.execute(`delete from privacy_report where post_id in ${these}`, ids);
    await this.em.execute(`delete from clinical_post_consent where post_id in ${these}`, ids);
    await this.em.execute(`delete from clinical_post where id in ${these}`, ids);
    return posts.length;
  }
}
