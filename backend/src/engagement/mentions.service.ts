import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A member who is named in a comment. */
export interface MentionRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** The column `mentions` of comments `c`. */
export const MENTIONS = `coalesce((
  select json_agg(json_build_object('id', ma.id, 'firstName', ma.first_name, 'lastName', ma.last_name) order by ma.id)
  from comment_mention cm join account ma on ma.id = cm.member_id where cm.comment_id = c.id and ma.deleted_at is null), '[]') as mentions`;

/** Names members in the comment of `added`; its parameter is a list of ids, of which those that name no member are left out. */
export const NAME_MEMBERS = `insert into comment_mention (comment_id, member_id)
  select added.id, a.id from added join account a on a.id = any(cast(? as bigint[])) and a.deleted_at is null and a.onboarding_step >= 2
  returning comment_id`;

/** Who is named in comments. Writes belong into the transaction of whoever calls. */
@Injectable()
export class MentionsService {
  constructor(private readonly em: EntityManager) {}

  async of(commentId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select member_id as id from comment_mention where comment_id = ?',
      [commentId],
    );
    return rows.map(({ id }) => id);
  }

  async removeAll(commentId: number): Promise<void> {
    await this.em.execute('delete from comment_mention where comment_id = ?', [commentId]);
  }
}
