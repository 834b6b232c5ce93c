import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { type OnboardingProgress, PROGRESS_OF } from './onboarding.sql';
import { OnboardingDeclaration } from './onboarding-declaration.entity';

/** What was ticked, or that an older app never asked. */
export type Declared = 'accepted' | 'not asked';

export interface Declarations {
  readonly terms: Declared;
  readonly declaration: Declared;
}

@Injectable()
export class OnboardingRepository {
  constructor(private readonly em: EntityManager) {}

  progressOf(id: number): Promise<OnboardingProgress | undefined> {
    return PROGRESS_OF.first(this.em, { id });
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
    accountId: number,
    step: 2 | 4,
    { terms, declaration, at: declaredAt }: Declarations & { at: Date },
  ): Promise<void> {
    const made = { accountId, step, terms, declaration, declaredAt };
    await this.em.upsert(OnboardingDeclaration, made);
  }
}
