import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { unblocked } from '../../connections/connection.sql';
import { Clock } from '../../platform/clock';
import { type AdviceGiven, Advisers } from '../../profiles/advice-given';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../../profiles/author';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { isBlind } from '../blinding.sql';
import { IS_HIDDEN, VISIBLE, viewerParams } from '../clinical-post.sql';
import type { Complication, Effect } from './outcome.rules';

/** A case in which a member's advice helped. */
export interface AdvisedCaseRow extends AuthorRow {
  readonly id: number;
  readonly diagnosis: string;
  readonly speciality: string;
  readonly effect: Effect;
  readonly commentId: number;
  readonly comment: string;
  readonly complications: readonly Complication[];
}

/** Friends do not lift each other: so many cases of one author count in a year. */
export const MOST_OF_ONE_AUTHOR = 3;

/**
 * The cases that stand in which a member's advice changed or confirmed the plan, those of one author numbered through each year. Advice
 * of and for whom one has blocked counts for nothing; in a case with a blind poll it counts once the case is closed. Takes the member
 * and the time, three times.
 */
export const CREDITED = `select given.post_id, q.speciality, bool_or(given.effect = 'changed') as changed, bool_or(given.effect = 'confirmed') as confirmed,
    row_number() over (partition by q.author_id, date_part('year', min(given.credited_at) at time zone 'utc')
      order by min(given.credited_at), given.post_id) as nth
  from case_advice given join comment said on said.id = given.comment_id and said.deleted_at is null
  join clinical_post q on q.id = given.post_id join account author_of on author_of.id = q.author_id
  where given.adviser_id = ? and given.effect <> 'otherwise' and q.deleted_at is null and q.withdrawn_at is null and q.awaits_patient_at is null and author_of.deleted_at is null
    and not ${IS_HIDDEN.replaceAll('p.', 'q.')} and (q.consent_until is null or q.consent_until > ?) and not ${isBlind('?').replaceAll('p.', 'q.')}
    and (select o.awaits_patient_at from case_outcome o where o.post_id = given.post_id) is null
    and ${unblocked('q.author_id', 'given.adviser_id')}
  group by given.post_id, q.speciality, q.author_id`;

/** What the parameters of `CREDITED` are, in their order. */
export const CREDITED_TAKES = ['memberId', 'now', 'now', 'now'] as const;

/** Whose advice helped, and where. */
@Injectable()
export class GivenAdviceRepository extends Advisers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async adviceOf(memberId: number): Promise<AdviceGiven> {
    const now = this.clock.now();
    const rows = await this.em.execute<
      { speciality: string; changed: number; confirmed: number }[]
    >(
      `select speciality, count(*) filter (where changed) as changed, count(*) filter (where confirmed) as confirmed
       from (${CREDITED}) credited where nth <= ? group by speciality order by 2 desc, 1`,
      [memberId, now, now, now, MOST_OF_ONE_AUTHOR],
    );
    const sum = (of: 'changed' | 'confirmed') => rows.reduce((all, row) => all + row[of], 0);
    return {
      changed: sum('changed'),
      confirmed: sum('confirmed'),
      bySpeciality: rows
        .filter(({ changed }) => changed > 0)
        .map(({ speciality, changed }) => ({ speciality, changed })),
    };
  }

  /** Those that the reader may see, the latest case first. */
  async casesOf(
    reader: Actor,
    memberId: number,
    { before, limit }: Window,
  ): Promise<Page<AdvisedCaseRow>> {
    const now = this.clock.now();
    const rows = await this.em.execute<AdvisedCaseRow[]>(
      `select p.id, p.diagnosis, p.speciality, helpful.effect, helpful.id as "commentId", helpful.text as comment,
         coalesce((select o.complications from case_outcome o where o.post_id = p.id), '[]') as complications, ${AUTHOR_COLUMNS}
       from (${CREDITED}) credited join clinical_post p on p.id = credited.post_id join account a on a.id = p.author_id
       ${authorJoins('p.author_id')} cross join lateral (
         select c.id, c.text, named.effect from case_advice named join comment c on c.id = named.comment_id and c.deleted_at is null
         where named.post_id = p.id and named.adviser_id = ? and named.effect = case when credited.changed then 'changed' else 'confirmed' end
         order by c.id limit 1) helpful
       where credited.nth <= ? and p.id < ? and ${VISIBLE} order by p.id desc limit ?`,
      [
        ...[memberId, now, now, now, memberId, MOST_OF_ONE_AUTHOR, before],
        ...viewerParams(reader, now),
        limit + 1,
      ],
    );
    return Page.of(rows, limit);
  }
}
