import { nullable, number, statement, time } from '../../platform/database/statement';

/**
 * How far the members who signed up since a point in time, and have not left, got in onboarding.
 * Taking a step requires a verified address, and an account stores its highest step. Photos and
 * first posts or comments are only looked up for members, by key.
 */
export const JOINING = statement({
  takes: { since: time },
  gives: {
    signedUp: number,
    confirmed: number,
    personal: number,
    qualification: number,
    memberships: number,
    registration: number,
    photo: number,
    firstWords: number,
    /** The median time from sign-up to membership, in seconds. */
    seconds: nullable(number),
  },
  sql: `with joined as materialized (
      select id, email_verified_at, onboarding_step, member_since - created_at as took from account where created_at >= :since and deleted_at is null),
    members as (select j.id,
        exists (select from profile p where p.account_id = j.id and p.picture_asset_id is not null) as has_photo,
        exists (select from clinical_post p where p.author_id = j.id and p.deleted_at is null)
          or exists (select from beyond_post p where p.author_id = j.id and p.deleted_at is null)
          or exists (select from explore_post p where p.author_id = j.id)
          or exists (select from comment c where c.author_id = j.id and c.deleted_at is null) as has_written
      from joined j where j.onboarding_step >= 2)
    select count(*)::int as "signedUp",
      (count(*) filter (where email_verified_at is not null or onboarding_step > 0))::int as confirmed,
      (count(*) filter (where onboarding_step >= 1))::int as personal,
      (count(*) filter (where onboarding_step >= 2))::int as qualification,
      (count(*) filter (where onboarding_step >= 3))::int as memberships,
      (count(*) filter (where onboarding_step >= 4))::int as registration,
      round(extract(epoch from percentile_cont(0.5) within group (order by took)))::int as seconds,
      (select count(*) from members where has_photo)::int as photo,
      (select count(*) from members where has_written)::int as "firstWords"
    from joined`,
});
