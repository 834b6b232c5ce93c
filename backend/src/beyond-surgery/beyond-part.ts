import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';
import { SubjectErasure } from '../engagement/subject-erasure';
import { BEYOND_POST } from './beyond-post.sql';

const BATCH = 50;

/** What members posted beyond surgery, with what others did to it. */
@Injectable()
export class BeyondPart extends DepartingPart {
  override readonly name = 'beyond-surgery';

  constructor(
    parts: DepartingParts,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      `select p.id, p.title, p.like_count as likes, p.comment_count as comments, p.created_at as "postedAt", p.edited_at as "editedAt",
         'files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') as file
       from beyond_post p left join asset m on m.id = p.asset_id where p.author_id = ? and p.deleted_at is null order by p.id`,
      [memberId],
    );
  }

  override async erase(memberId: number): Promise<void> {
    for (let erased = BATCH; erased === BATCH; ) erased = await this.em.transactional(() => this.eraseBatch(memberId));
  }

  /** Also what was deleted before. Its files are held by nothing then, and erased after it. */
  private async eraseBatch(memberId: number): Promise<number> {
    const posts = await this.em.execute<{ id: number }[]>('select id from beyond_post where author_id = ? order by id limit ? for update', [
      memberId,
      BATCH,
    ]);
    if (posts.length === 0) return 0;
    const ids = posts.map(({ id }) => id);
    await this.subjects.erase(BEYOND_POST, ids);
    await this.em.execute(`delete from beyond_post where id in (${ids.map(() => '?').join(', ')})`, ids);
    return posts.length;
  }
}
