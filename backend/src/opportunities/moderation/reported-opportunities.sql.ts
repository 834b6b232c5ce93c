import { boolean, columns, ids, statement, time } from '../../platform/database/statement';
import { Opportunity } from '../opportunity.entity';

const { id } = columns(Opportunity, 'id');

/** "4 December 2026" */
const inWords = (day: string) => `to_char(${day}, 'FMDD FMMonth YYYY')`;

/** Returns nothing if it was taken down before. */
export const TAKE_DOWN = statement({
  takes: { id, at: time },
  gives: { wasOpen: boolean },
  sql: `update opportunity o set taken_down_at = :at, closed_at = coalesce(o.closed_at, :at)
    from (select id, closed_at from opportunity where id = :id for update) before
    where o.id = before.id and o.taken_down_at is null returning before.closed_at is null as "wasOpen"`,
});

/** One that its owner had closed before stays closed. */
export const PUT_UP_AGAIN = statement({
  takes: { id },
  gives: {},
  sql: `update opportunity set closed_at = case when closed_at < taken_down_at then closed_at end, taken_down_at = null
    where id = :id and taken_down_at is not null`,
});

export const REPORTED_OPPORTUNITIES = statement({
  takes: { ids },
  gives: {
    id,
    authorId: id,
    ...columns(Opportunity, 'title'),
    text: columns(Opportunity, 'description').description,
    isHidden: boolean,
  },
  sql: `select o.id, o.owner_id as "authorId", o.title, concat_ws(e'\n\n', concat_ws(' · ', o.type, o.speciality, o.city_name || ', ' || country.name,
      ${inWords('o.from_date')} || ' – ' || ${inWords('o.to_date')}), o.description, 'Qualifications: ' || o.qualifications, 'Experience: ' || o.experience) as text,
      o.taken_down_at is not null as "isHidden"
    from opportunity o join account a on a.id = o.owner_id and a.deleted_at is null join country on country.id = o.country_id
    where o.id = any(:ids::bigint[])`,
});
