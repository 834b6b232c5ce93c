import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../auth/account.entity';

/** How far somebody is, and what earlier answers later ones must fit. */
export interface OnboardingProgress {
  readonly step: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly firstCompletionYear: number | null;
}

/** What was ticked, or that an older app never asked. */
export type Declared = 'accepted' | 'not asked';

export interface Declarations {
  readonly terms: Declared;
  readonly declaration: Declared;
}

@Injectable()
export class OnboardingRepository {
  constructor(private readonly em: EntityManager) {}

  async progressOf(memberId: number): Promise<OnboardingProgress | undefined> {
    const [row] = await this.em.execute<OnboardingProgress[]>(
      `select account.onboarding_step as step, account.email, account.first_name as "firstName",
         account.last_name as "lastName", profile.birth_date::text as "birthDate",
         (select min(year) from training where training.account_id = account.id) as "firstCompletionYear"
       from account left join profile on profile.account_id = account.id where account.id = ? and account.deleted_at is null`,
      [memberId],
    );
    return row;
  }

  /** The account, locked: its steps are completed one at a time. */
  lockAccount(memberId: number): Promise<Account> {
    return this.em.findOneOrFail(
      Account,
      { id: memberId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async recordDeclarations(
    memberId: number,
    step: 2 | 4,
    made: Declarations & { at: Date },
  ): Promise<void> {
    await this.em.execute(
      `insert into onboarding_declaration (account_id, step, terms, declaration, declared_at) values (?, ?, ?, ?, ?)
       on conflict (account_id, step) do update
         set terms = excluded.terms, declaration = excluded.declaration, declared_at = excluded.declared_at`,
      [memberId, step, made.terms, made.declaration, made.at],
    );
  }
}
