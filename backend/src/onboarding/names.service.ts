import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../auth/account.entity';
import { capitalised, type Names } from '../auth/name.rules';
import { type GroupAnswers, GroupsService } from '../chat/rooms/groups.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import type { Gender, Profile } from '../profiles/profile.entity';
import { ProfileRepository } from '../profiles/profile.repository';
import { CredentialsRepository } from '../profiles/registrations/credentials.repository';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { OnboardingRepository } from './onboarding.repository';

export interface NameChange {
  readonly names: Names;
  readonly gender: Gender;
  /**
   * Undefined if it was not asked: nobody joins Women in Surgery unasked, and members of it stay
   * in.
   */
  readonly joinsWomenGroup: boolean | undefined;
}

/** A member's names and gender, and the consequences of changing them. */
@Injectable()
export class NamesService {
  constructor(
    private readonly em: EntityManager,
    private readonly steps: OnboardingRepository,
    private readonly profiles: ProfileRepository,
    private readonly credentials: CredentialsRepository,
    private readonly groups: GroupsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether a confirmed registration must now be checked again
   * @throws Refusal `no-changes` if nothing has changed
   */
  async change(actor: Actor, { names, gender, joinsWomenGroup }: NameChange): Promise<boolean> {
    return this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      const profile = await this.profiles.claim(actor.memberId);
      const before = { name: account.fullName, gender: profile.gender };
      const joinedBefore = profile.joinsWomenGroup;
      const isReopened = await this.rename(account, names);
      profile.setGender(gender, joinsWomenGroup ?? joinedBefore);
      const joins = profile.joinsWomenGroup;
      if (before.name === account.fullName && before.gender === gender && joins === joinedBefore)
        throw new Refusal('no-changes');
      await this.followWomenGroup(profile, joinedBefore);
      return isReopened;
    });
  }

  /**
   * Call this in a transaction with the account locked. Registrations were confirmed under the old
   * name.
   * @returns whether a confirmed registration must now be checked again
   */
  async rename(account: Account, names: Names): Promise<boolean> {
    const before = { firstName: account.firstName, lastName: account.lastName };
    const { firstName, lastName } = capitalised(names);
    Object.assign(account, { firstName, lastName });
    const isSame = before.firstName === firstName && before.lastName === lastName;
    if (isSame || !account.isMember) return false;
    await this.audit.write({ actorId: account.id, action: 'names-changed', result: 'done' });
    return this.credentials.reopenRegistrations(account.id, this.clock.now());
  }

  /** Call this in a transaction with the profile locked. */
  async followWomenGroup(profile: Profile, joinedBefore: boolean): Promise<void> {
    await this.groups.followAnswers(profile.accountId, {
      before: women(joinedBefore),
      now: women(profile.joinsWomenGroup),
    });
  }
}

const women = (joinsWomen: boolean): GroupAnswers => ({
  schools: [],
  specialities: [],
  joinsWomen,
});
