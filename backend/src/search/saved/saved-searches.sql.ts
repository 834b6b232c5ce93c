import { columns, nullable, number, statement, text } from '../../platform/database/statement';
import { SavedSearch } from './saved-search.entity';

const ROW = {
  ...columns(SavedSearch, 'id', 'kind', 'query', 'speciality', 'type', 'createdAt'),
  countryId: nullable(number),
  country: nullable(text),
};

const COLUMNS = `s.id, s.kind, s.query, s.speciality, s.type, s.created_at as "createdAt", s.country_id as "countryId", c.name as country
  from saved_search s left join country c on c.id = s.country_id`;

export const SAVED_SEARCHES = statement({
  takes: { ...columns(SavedSearch, 'memberId'), before: number, limit: number },
  gives: ROW,
  sql: `select ${COLUMNS} where s.member_id = :memberId and s.id < :before order by s.id desc limit :limit`,
});

export const SAVED_SEARCH = statement({
  takes: columns(SavedSearch, 'memberId', 'id'),
  gives: ROW,
  sql: `select ${COLUMNS} where s.member_id = :memberId and s.id = :id`,
});

const WORDS = columns(SavedSearch, 'memberId', 'kind', 'query', 'speciality', 'type');

/** An identical search that was saved before. */
export const SAME_SEARCH = statement({
  takes: { ...WORDS, countryId: nullable(number) },
  gives: columns(SavedSearch, 'id'),
  sql: `select id from saved_search where member_id = :memberId and kind = :kind and query = :query and speciality = :speciality
    and country_id is not distinct from cast(:countryId as integer) and type = :type`,
});

/** Returns no row if the member has reached the limit. */
export const SAVE_SEARCH = statement({
  takes: {
    ...WORDS,
    countryId: nullable(number),
    words: text,
    most: number,
    ...columns(SavedSearch, 'createdAt'),
  },
  gives: columns(SavedSearch, 'id'),
  sql: `insert into saved_search (member_id, kind, query, speciality, country_id, type, words, created_at)
    select m.id, :kind, :query, :speciality, cast(:countryId as integer), :type, to_tsquery('public.suture', :words), cast(:createdAt as timestamptz)
    from account m where m.id = :memberId and (select count(*) from saved_search had where had.member_id = m.id) < :most
    returning id`,
});

export const REMOVE_SEARCH = statement({
  takes: columns(SavedSearch, 'memberId', 'id'),
  gives: columns(SavedSearch, 'id'),
  sql: 'delete from saved_search where member_id = :memberId and id = :id returning id',
});
