import { VISIBLE_TO_SOMEBODY, visibleTo } from '../../clinical-cases/clinical-post.words.sql';
import { FINDABLE } from '../../opportunities/opportunity.sql';
import { named } from '../../platform/database/named';
import { columns, number, statement, time } from '../../platform/database/statement';
import { SavedSearch } from './saved-search.entity';
import type { SavedKind } from './saved-searches.rules';
import { SearchAlert } from './search-alert.entity';

/** Only this many of the newest are considered. */
const NEWEST = 20_000;

const SOURCES: Readonly<Record<SavedKind, string>> = {
  case: `(select * from clinical_post where deleted_at is null order by id desc limit ${NEWEST}) p
    join account a on a.id = p.author_id where ${VISIBLE_TO_SOMEBODY} and p.created_at > :since`,
  opportunity: `(select * from opportunity order by id desc limit ${NEWEST}) p join account a on a.id = p.owner_id
    where a.deleted_at is null and p.closed_at is null and p.created_at > :since and p.created_at <= :now`,
};

/** Marks what has become visible to others since the last run. */
const markNew = (kind: SavedKind) =>
  statement({
    takes: { since: time, now: time, limit: number },
    gives: columns(SearchAlert, 'subjectId'),
    sql: `insert into search_alert (kind, subject_id, told_at)
      select '${kind}', p.id, cast(:now as timestamptz) from ${SOURCES[kind]}
        and not exists (select from search_alert told where told.kind = '${kind}' and told.subject_id = p.id)
      order by p.id limit :limit
      on conflict do nothing returning subject_id as "subjectId"`,
  });

export const MARK_NEW: Readonly<Record<SavedKind, ReturnType<typeof markNew>>> = {
  case: markNew('case'),
  opportunity: markNew('opportunity'),
};

/** Anything this old is not reported again, so its mark is not needed. */
export const FORGET_MARKS = statement({
  takes: { before: time },
  gives: {},
  sql: 'delete from search_alert where told_at < :before',
});

const ASKED = { subjectId: number, after: number, limit: number };
const TOLD = {
  ...columns(SavedSearch, 'memberId'),
  searchId: number,
  authorId: number,
};

/** Outcomes and comments are not matched: both may be withheld from the member. */
const WORDS = "(s.query = '' or e.words @@ s.words)";

/**
 * Members with a saved search that matches this case and who may see it, one search each. A case
 * that was visible when the search was saved is not new. A case posted before `waited` has only now
 * become visible.
 */
export const CASE_LOOKED_FOR = statement({
  takes: { ...ASKED, now: time, waited: time },
  gives: TOLD,
  sql: `select distinct on (s.member_id) s.member_id as "memberId", s.id as "searchId", p.author_id as "authorId"
    from saved_search s join clinical_post p on p.id = :subjectId join account a on a.id = p.author_id
    join search_entry e on e.kind = 'case' and e.subject_id = p.id
    where s.kind = 'case' and s.member_id > :after and s.member_id <> p.author_id
      and (p.created_at > s.created_at or p.created_at < :waited)
      and (s.speciality = '' or s.speciality = p.speciality) and ${WORDS}
      and ${visibleTo({ viewer: 's.member_id', isAdmin: 'false' })}
    order by s.member_id, s.id limit :limit`,
});

/** The same for an opportunity. */
export const OPPORTUNITY_LOOKED_FOR = statement({
  takes: ASKED,
  gives: TOLD,
  sql: `select distinct on (s.member_id) s.member_id as "memberId", s.id as "searchId", o.owner_id as "authorId"
    from saved_search s join opportunity o on o.id = :subjectId join account a on a.id = o.owner_id
    join search_entry e on e.kind = 'opportunity' and e.subject_id = o.id
    where s.kind = 'opportunity' and s.member_id > :after and s.member_id <> o.owner_id and o.created_at > s.created_at
      and (s.speciality = '' or s.speciality = o.speciality) and (s.country_id is null or s.country_id = o.country_id)
      and (s.type = '' or s.type = o.type) and ${WORDS} and ${named(FINDABLE, ['s.member_id'])}
    order by s.member_id, s.id limit :limit`,
});
