import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { BEYOND_POST } from './beyond-post.sql';

/** What members posted beyond surgery, with what others did to it. */
@Injectable()
export class BeyondMemberData extends MemberData {
  override readonly name = 'beyond-surgery';

  constructor(
    parts: MemberDataRegistry,
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

  /** Its files are held by nothing then, and erased after it. */
  override erase(memberId: number): Promise<void> {
    const clear = (ids: readonly number[]) => this.subjects.erase(BEYOND_POST, ids);
    return eraseInBatches(this.em, { table: 'beyond_post', owner: 'author_id', memberId, clear });
  }
}
