import { columns, nullable, statement, text } from '../../platform/database/statement';
import { Profile } from '../../profiles/profile.entity';
import { RegistrationReview } from '../../profiles/registrations/registration-review.entity';

export const REGISTRATION_CONFIRMED = statement({
  takes: columns(Profile, 'accountId'),
  gives: { on: nullable(text) },
  sql: `select registration_verified_on || ' ' || coalesce(registration_verified_until::text, '') as on
    from profile where account_id = :accountId`,
});

export const REVIEWED = statement({
  takes: columns(RegistrationReview, 'id', 'accountId'),
  gives: {
    ...columns(RegistrationReview, 'state', 'decidedAt', 'toldDays'),
    validUntil: nullable(text),
    confirmedOn: nullable(text),
  },
  sql: `select state, decided_at as "decidedAt", valid_until::text as "validUntil", confirmed_on::text as "confirmedOn",
      told_days as "toldDays" from registration_review where id = :id and account_id = :accountId`,
});
