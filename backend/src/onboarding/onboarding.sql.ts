import { Account } from '../auth/account.entity';
import { columns, nullable, type RowOf, statement, text } from '../platform/database/statement';
import { Training } from '../profiles/training.entity';

/** How far somebody is, and what earlier answers later ones must fit. */
export const PROGRESS_OF = statement({
  takes: columns(Account, 'id'),
  gives: {
    step: columns(Account, 'onboardingStep').onboardingStep,
    ...columns(Account, 'email', 'firstName', 'lastName'),
    birthDate: nullable(text),
    firstCompletionYear: nullable(columns(Training, 'year').year),
  },
  sql: `select account.onboarding_step as step, account.email, account.first_name as "firstName",
      account.last_name as "lastName", profile.birth_date::text as "birthDate",
      (select min(year) from training where training.account_id = account.id) as "firstCompletionYear"
    from account left join profile on profile.account_id = account.id where account.id = :id and account.deleted_at is null`,
});
/** Its date of birth is YYYY-MM-DD. */
export type OnboardingProgress = RowOf<typeof PROGRESS_OF>;
