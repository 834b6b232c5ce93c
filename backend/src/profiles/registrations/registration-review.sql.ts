import { Account } from '../../auth/account.entity';
import { Asset } from '../../media/asset.entity';
import {
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Country } from '../../reference-data/country.entity';
import { Profile } from '../profile.entity';
import { RegistrationReview } from './registration-review.entity';

const { accountId, id, state } = columns(RegistrationReview, 'accountId', 'id', 'state');
const { name: country, iso2 } = columns(Country, 'name', 'iso2');
const { speciality } = columns(Profile, 'speciality');
const { key, originalName, mime } = columns(Asset, 'key', 'originalName', 'mime');
const { createdAt: joinedAt } = columns(Account, 'createdAt');

const ROW = {
  ...columns(RegistrationReview, 'id', 'accountId', 'region', 'number', 'state', 'question'),
  ...columns(RegistrationReview, 'answer', 'reason', 'createdAt', 'waitingSince'),
  ...columns(RegistrationReview, 'checkedAgainst', 'source', 'foundSame'),
  validUntil: nullable(text),
  name: text,
  speciality,
  joinedAt,
  country,
  iso2,
  proofKey: nullable(key),
  proofName: nullable(originalName),
  proofMime: nullable(mime),
};

const SELECT = `select r.id, r.account_id as "accountId", r.region, r.number, r.state, r.question, r.answer, r.reason,
    r.checked_against as "checkedAgainst", r.source, r.found_same as "foundSame",
    r.created_at as "createdAt", r.waiting_since as "waitingSince", r.valid_until::text as "validUntil",
    trim(a.first_name || ' ' || a.last_name) as name, p.speciality, a.created_at as "joinedAt",
    c.name as country, c.iso2, f.key as "proofKey", f.original_name as "proofName", f.mime as "proofMime"
  from registration_review r join account a on a.id = r.account_id join profile p on p.account_id = r.account_id
    join country c on c.id = r.country_id left join asset f on f.id = r.proof_asset_id`;

/**
 * The reviews in a state, those first that have waited longest. After a review that is gone
 * meanwhile they begin anew, so that none is left out.
 */
export const REVIEWS = statement({
  takes: { state, after: id, limit: number },
  gives: ROW,
  sql: `${SELECT} where r.state = :state and a.deleted_at is null
      and (r.waiting_since, r.id) > (coalesce((select last.waiting_since from registration_review last where last.id = :after),
        '-infinity'), :after)
    order by r.waiting_since, r.id limit :limit`,
});

/** Confirmed registrations that expire within 60 days, oldest review first. */
export const EXPIRING_REVIEWS = statement({
  takes: { today: columns(RegistrationReview, 'validUntil').validUntil, after: id, limit: number },
  gives: ROW,
  sql: `${SELECT} where r.state = 'confirmed' and r.valid_until <= :today::date + 60 and r.id > :after and a.deleted_at is null
    order by r.id limit :limit`,
});

/** What became of the registrations that were decided since, and how long they had waited. */
export const CHECKS_SINCE = statement({
  takes: { since: time },
  gives: { confirmed: number, refused: number, medianHours: nullable(number) },
  sql: `select count(*) filter (where state = 'confirmed')::int as confirmed, count(*) filter (where state = 'refused')::int as refused,
      round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - waiting_since) / 3600)::numeric)::int
        as "medianHours"
    from registration_review where decided_at >= :since and state in ('confirmed', 'refused')`,
});

export const COUNT_EXPIRING = statement({
  takes: { today: columns(RegistrationReview, 'validUntil').validUntil },
  gives: { count: number },
  sql: `select count(*)::int as count from registration_review r join account a on a.id = r.account_id
    where a.deleted_at is null and r.state = 'confirmed' and r.valid_until <= :today::date + 60`,
});

export const ONE_REVIEW = statement({
  takes: { id },
  gives: ROW,
  sql: `${SELECT} where r.id = :id and a.deleted_at is null`,
});

/** In the order of their creation. */
export const REVIEWS_OF_MEMBER = statement({
  takes: { accountId },
  gives: ROW,
  sql: `${SELECT} where r.account_id = :accountId order by r.id`,
});

export const COUNT_REVIEWS = statement({
  takes: {},
  gives: { state, count: number },
  sql: `select r.state, count(*)::int as count from registration_review r join account a on a.id = r.account_id
    where a.deleted_at is null group by r.state`,
});

/** The review of the member's first registration. */
export const FIRST_REVIEW = statement({
  takes: { accountId },
  gives: { id },
  sql: `select r.id from medical_registration m join registration_review r on r.account_id = m.account_id
      and r.country_id = m.country_id and r.region = m.region and r.number = m.number
    where m.account_id = :accountId order by m.position limit 1`,
});

/** Deletes the reviews of registrations that the member has removed. */
export const FORGET_REVIEWS = statement({
  takes: { accountId },
  gives: { proofAssetId: nullable(columns(Asset, 'id').id) },
  sql: `delete from registration_review r where r.account_id = :accountId and not exists (
      select from medical_registration m where m.account_id = r.account_id and m.country_id = r.country_id
        and m.region = r.region and m.number = r.number)
    returning r.proof_asset_id as "proofAssetId"`,
});

/** Returns confirmed registrations to the review queue. */
export const REOPEN_REVIEWS = statement({
  takes: { accountId, now: columns(RegistrationReview, 'waitingSince').waitingSince },
  gives: { id },
  sql: `update registration_review set state = 'waiting', waiting_since = :now, confirmed_on = null, valid_until = null, told_days = null
    where account_id = :accountId and confirmed_on is not null returning id`,
});

/** Sets the profile's badge to the confirmation that is valid longest, or removes it. */
export const SHOW_BADGE = statement({
  takes: { accountId },
  gives: { accountId },
  sql: `update profile p set registration_verified_on = best.confirmed_on, registration_verified_until = best.valid_until,
      registration_country = best.country
    from account a left join lateral (
      select r.confirmed_on, r.valid_until, c.name as country from registration_review r join country c on c.id = r.country_id
      where r.account_id = a.id and r.confirmed_on is not null order by r.valid_until desc nulls first, r.id limit 1) best on true
    where a.id = :accountId and p.account_id = a.id returning p.account_id as "accountId"`,
});

const { validUntil: today } = columns(RegistrationReview, 'validUntil');
const WATCHED = { today, limit: number };
const TOLD = { id, accountId };

/** Registrations that expire within 60 or 14 days and whose members were not told yet. */
export const NEAR_END = statement({
  takes: WATCHED,
  gives: TOLD,
  sql: `with near as (
      select r.id, case when r.valid_until <= :today::date + 14 then 14 else 60 end as days from registration_review r
      where r.confirmed_on is not null and r.valid_until > :today::date and r.valid_until <= :today::date + 60)
    update registration_review set told_days = near.days from near where registration_review.id = near.id
      and registration_review.id in (select r.id from registration_review r join near n on n.id = r.id
        where r.told_days is null or r.told_days > n.days order by r.id limit :limit for update of r skip locked)
    returning registration_review.id, registration_review.account_id as "accountId"`,
});

/**
 * Ends confirmations on their last day. Registrations under review stay in the queue, but lose the
 * badge.
 */
export const END_CONFIRMATIONS = statement({
  takes: WATCHED,
  gives: TOLD,
  sql: `update registration_review set state = case when state = 'confirmed' then 'expired' else state end,
      confirmed_on = null, told_days = 0
    where id in (select id from registration_review where confirmed_on is not null and valid_until <= :today::date
      order by id limit :limit for update skip locked)
    returning id, account_id as "accountId"`,
});
