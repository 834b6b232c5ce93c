import { MEMBER_FROM_STEP } from '../../auth/account.entity';
import { boolean, number, statement, text, time } from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { mutualCount, unblocked } from '../connection.sql';

/** How many of the newest members are considered for each attribute they may share. */
const LOOKED_AT = 200;
const SHOWN = 20;

const SAME_SCHOOL = `exists (select from training theirs join training own on own.school_id = theirs.school_id
  and own.account_id = :memberId where theirs.account_id = near.id)`;

const NEAR = `(select theirs.account_id as id from training own join training theirs on theirs.school_id = own.school_id
      where own.account_id = :memberId order by theirs.account_id desc limit ${LOOKED_AT})
    union (select p.account_id from profile p where p.city_id = (select city_id from profile where account_id = :memberId)
      order by p.account_id desc limit ${LOOKED_AT})
    union (select p.account_id from profile p where p.speciality <> '' and p.speciality = (select speciality from profile where account_id = :memberId)
      order by p.account_id desc limit ${LOOKED_AT})`;

/**
 * Members of the same school, city or speciality, best match first; a school counts most. Leaves
 * out members with a connection, a pending request or a block, deleted, deactivated and suspended
 * accounts, and members who opted out. Returns nobody to a member who opted out.
 */
export const PEOPLE = statement({
  takes: { memberId: number, now: time },
  gives: {
    author_id: number,
    author_first_name: text,
    author_last_name: text,
    author_picture_key: text,
    author_speciality: text,
    author_place: text,
    author_verified_in: text,
    sameSchool: boolean,
    sameCity: boolean,
    sameSpeciality: boolean,
    mutual: number,
  },
  sql: `with near as (${NEAR}), scored as (
      select near.id, ${SAME_SCHOOL} as "sameSchool",
        coalesce(p.city_id = own.city_id, false) as "sameCity",
        p.speciality <> '' and p.speciality = own.speciality as "sameSpeciality"
      from near join profile p on p.account_id = near.id join profile own on own.account_id = :memberId
    ), picked as materialized (
      select scored.* from scored join account a on a.id = scored.id
      where scored.id <> :memberId and a.deleted_at is null and a.deactivated_at is null and (a.suspended_until is null or a.suspended_until <= :now)
        and a.onboarding_step >= ${MEMBER_FROM_STEP}
        and not exists (select from suggestion_preference said where said.account_id in (scored.id, :memberId) and not said.is_suggested)
        and not exists (select from connection c where (c.sender_id = scored.id and c.receiver_id = :memberId)
          or (c.sender_id = :memberId and c.receiver_id = scored.id))
        and ${unblocked('scored.id', ':memberId')}
      order by "sameSchool"::int * 4 + "sameCity"::int * 2 + "sameSpeciality"::int desc, scored.id desc limit ${SHOWN})
    select ${AUTHOR_COLUMNS}, picked."sameSchool", picked."sameCity", picked."sameSpeciality", ${mutualCount('picked.id', ':memberId')} as mutual
    from picked ${authorJoins('picked.id')}
    order by picked."sameSchool"::int * 4 + picked."sameCity"::int * 2 + picked."sameSpeciality"::int desc, mutual desc, picked.id desc`,
});
