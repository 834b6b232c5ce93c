import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../auth/account.entity';
import { Clock } from '../platform/clock';
import type { LocatedCity, Person } from '../profiles/profile.entity';
import { ProfileRepository } from '../profiles/profile.repository';
import type { NamedPlace } from '../profiles/training.entity';
import { PlacesService } from '../reference-data/places.service';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { NamesService } from './names.service';
import { mayTakeStep } from './onboarding.policy';
import { OnboardingRepository } from './onboarding.repository';

export interface PersonalAnswers {
  readonly firstName: string;
  readonly lastName: string;
  readonly person: Person;
}

/** The fields the profile page can change; undefined stays unchanged. */
export interface PersonalChange {
  readonly birthDate: string | null | undefined;
  readonly city: LocatedCity | undefined;
  /** Null removes it. */
  readonly originCity: NamedPlace | null | undefined;
}

/** Step 1: personal details. */
@Injectable()
export class PersonalService {
  constructor(
    private readonly em: EntityManager,
    private readonly steps: OnboardingRepository,
    private readonly profiles: ProfileRepository,
    private readonly places: PlacesService,
    private readonly names: NamesService,
    private readonly clock: Clock,
  ) {}

  /**
   * A member who repeats the step keeps the phone number, which is changed with an emailed code.
   */
  async complete(actor: Actor, answers: PersonalAnswers): Promise<Account> {
    return this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      const profile = await this.profiles.claim(actor.memberId);
      const joinedBefore = profile.joinsWomenGroup;
      await this.names.rename(account, answers);
      profile.describePerson(answers.person);
      if (account.isMember) await this.names.followWomenGroup(profile, joinedBefore);
      if (!account.isMember || profile.phone === null) profile.setPhone(answers.person.phone);
      account.completeStep(1, this.clock.now());
      await this.suggest([answers.person.city, answers.person.originCity]);
      return account;
    });
  }

  /** @throws Refusal `no-changes` if nothing has changed */
  async update(actor: Actor, change: PersonalChange): Promise<void> {
    await this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      if (!mayTakeStep(2, account.onboardingStep)) throw new Refusal('onboarding.out-of-order');
      const profile = await this.profiles.claim(actor.memberId);
      const moves = change.city !== undefined && !profile.livesIn(change.city);
      const isReborn = change.birthDate !== undefined && change.birthDate !== profile.birthDate;
      const isOfOther = change.originCity !== undefined && !profile.comesFrom(change.originCity);
      if (!moves && !isReborn && !isOfOther) throw new Refusal('no-changes');
      if (change.city && moves) profile.moveTo(change.city);
      if (change.birthDate !== undefined) profile.birthDate = change.birthDate;
      if (change.originCity !== undefined) profile.comeFrom(change.originCity);
      await this.suggest([change.city, change.originCity]);
    });
  }

  /** Submits typed cities for review. */
  private async suggest(cities: readonly (NamedPlace | null | undefined)[]): Promise<void> {
    for (const city of cities)
      if (city?.id === null) await this.places.suggest({ kind: 'city', name: city.name });
  }
}
