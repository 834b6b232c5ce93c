import { columns, number, statement, time } from '../../platform/database/statement';
import { CaseVisit } from './case-visit.entity';

const VISIT = columns(CaseVisit, 'memberId', 'postId', 'latest', 'visitedAt');

/**
 * Records a visit. If the previous one was before `pause`, comments since then are new; otherwise,
 * such as on a reload, the marks stay as they were. On a first visit nothing is new.
 */
export const NOTE_VISIT = statement({
  takes: { ...VISIT, pause: time },
  gives: columns(CaseVisit, 'readUpTo'),
  sql: `insert into case_visit as v (member_id, post_id, read_up_to, latest, visited_at)
      values (:memberId, :postId, :latest, :latest, :visitedAt)
    on conflict (member_id, post_id) do update set
      read_up_to = case when v.visited_at < :pause then v.latest else v.read_up_to end,
      latest = greatest(v.latest, excluded.latest), visited_at = excluded.visited_at
    returning read_up_to as "readUpTo"`,
});

export const VISITS_OF = statement({
  takes: columns(CaseVisit, 'memberId'),
  gives: { caseId: number, at: time },
  sql: 'select post_id as "caseId", visited_at as at from case_visit where member_id = :memberId order by visited_at',
});

export const FORGET_VISITS_OF = statement({
  takes: columns(CaseVisit, 'memberId'),
  gives: {},
  sql: 'delete from case_visit where member_id = :memberId',
});
