import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseFollowUp } from './case-follow-up.entity';
import { type FollowUp, nextStep } from './follow-up.rules';

/** A case whose next reminder is near, by its place in the list. */
export interface Pending {
  readonly postId: number;
  readonly dueOn: string;
}

const FIRST: Pending = { postId: 0, dueOn: '0001-01-01' };
const AT_ONCE = 500;

/** Which cases wait for their outcome. */
@Injectable()
export class CaseFollowUpRepository {
  constructor(private readonly em: EntityManager) {}

  /** A stretch of the cases that may be due by a day in any zone; begin without `after`. */
  pending(until: string, after: Pending = FIRST): Promise<Pending[]> {
    return this.em.execute<Pending[]>(
      `select post_id as "postId", due_on::text as "dueOn" from case_follow_up
       where due_on <= ?::date and (due_on, post_id) > (?::date, ?) order by due_on, post_id limit ${AT_ONCE}`,
      [until, after.dueOn, after.postId],
    );
  }

  /** Waits for nobody: what another process has in hand is left to it. */
  async lock(postId: number): Promise<FollowUp | undefined> {
    const [followUp] = await this.em.execute<FollowUp[]>(
      `select posted_on::text as "postedOn", sent, repeat_on::text as "repeatOn", last_sent_on::text as "lastSentOn"
       from case_follow_up where post_id = ? for update skip locked`,
      [postId],
    );
    return followUp;
  }

  /** The zone in which its author lives; undefined for a case that nobody waits for any more. */
  async zoneOf(postId: number): Promise<{ zone: string | null } | undefined> {
    const [author] = await this.em.execute<{ zone: string | null }[]>(
      `select a.time_zone as zone from clinical_post p join account a on a.id = p.author_id
       where p.id = ? and p.deleted_at is null and p.withdrawn_at is null and a.deleted_at is null`,
      [postId],
    );
    return author;
  }

  async keep(postId: number, followUp: FollowUp): Promise<void> {
    const dueOn = nextStep(followUp).on;
    await this.em.upsert(CaseFollowUp, { postId, ...followUp, dueOn });
  }

  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CaseFollowUp, { postId });
  }
}
