import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox';
import { mentioned } from './engagement.signals';

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

/** Who is named in comments. Writes belong into the transaction of whoever calls. */
@Injectable()
export class MentionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** Ids that name no member are left out. */
  async add(commentId: number, memberIds: readonly number[]): Promise<void> {
    if (memberIds.length === 0) return;
    const added = await this.em.execute<unknown[]>(
      `insert into comment_mention (comment_id, member_id)
       select ?, id from account where id in (${memberIds.map(() => '?').join(', ')}) and deleted_at is null and onboarding_step >= 2
       returning member_id`,
      [commentId, ...memberIds],
    );
    if (added.length > 0) await this.outbox.tell(mentioned, { commentId });
  }

  async of(commentId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>('select member_id as id from comment_mention where comment_id = ?', [commentId]);
    return rows.map(({ id }) => id);
  }

  async removeAll(commentId: number): Promise<void> {
    await this.em.execute('delete from comment_mention where comment_id = ?', [commentId]);
  }
}
