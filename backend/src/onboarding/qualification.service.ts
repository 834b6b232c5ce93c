import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../auth/account.entity';
import type { School } from '../chat/rooms/groups';
import { type GroupAnswers, GroupsService } from '../chat/rooms/groups.service';
import { Clock } from '../platform/clock';
import type { Profile, Qualification } from '../profiles/profile.entity';
import { ProfileRepository } from '../profiles/profile.repository';
import type { SchoolRow } from '../profiles/profile.sql';
import type { CompletedTraining } from '../profiles/training.entity';
import { PlacesService } from '../reference-data/places.service';
import { isSpeciality } from '../reference-data/specialities.rules';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { mayTakeStep } from './onboarding.policy';
import { type Declarations, OnboardingRepository } from './onboarding.repository';

const NO_GROUPS: GroupAnswers = { schools: [], specialities: [], joinsWomen: false };

/**
 * Step 2: training. Completing it makes a member; a member who submits it again changes the
 * training, and the groups follow.
 */
@Injectable()
export class QualificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly steps: OnboardingRepository,
    private readonly profiles: ProfileRepository,
    private readonly places: PlacesService,
    private readonly groups: GroupsService,
  ) {}

  async complete(
    actor: Actor,
    qualification: Qualification,
    declarations: Declarations,
  ): Promise<Account> {
    return this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      if (!mayTakeStep(2, account.onboardingStep)) throw new Refusal('onboarding.out-of-order');
      const profile = await this.profiles.claim(actor.memberId);
      const before = account.isMember ? await this.groupAnswers(profile) : NO_GROUPS;
      profile.qualify(qualification);
      await this.profiles.replaceTrainings(actor.memberId, qualification.trainings);
      await this.em.flush();
      for (const training of qualification.trainings) await this.suggest(training);
      await this.steps.recordDeclarations(actor.memberId, 2, {
        ...declarations,
        at: this.clock.now(),
      });
      if (!account.isMember) profile.firstDaySince = this.clock.now();
      account.completeStep(2, this.clock.now());
      const now = await this.groupAnswers(profile);
      await this.groups.followAnswers(actor.memberId, { before, now });
      return account;
    });
  }

  /** The schools, the speciality, additionally chosen groups, and Women in Surgery if wanted. */
  private async groupAnswers(profile: Profile): Promise<GroupAnswers> {
    const schools = await this.profiles.schoolsOf(profile.accountId);
    return {
      schools: await Promise.all(schools.map((school) => this.accepted(school))),
      specialities: [profile.speciality, ...profile.otherGroups].filter(isSpeciality),
      joinsWomen: profile.joinsWomenGroup,
    };
  }

  private async accepted({ id, name, countryId, cityId }: SchoolRow): Promise<School> {
    if (id !== null) return { id, name, countryId, isAccepted: true };
    const typed = { kind: 'school' as const, name, countryId, cityId };
    const acceptedName = await this.places.acceptedName(typed);
    return { id, name: acceptedName ?? name, countryId, isAccepted: acceptedName !== undefined };
  }

  /** Submits typed cities and schools for review. */
  private async suggest({ countryId, city, school }: CompletedTraining): Promise<void> {
    if (city.id === null) await this.places.suggest({ kind: 'city', name: city.name, countryId });
    const cityId = city.id === null ? {} : { cityId: city.id };
    if (school.id === null)
      await this.places.suggest({ kind: 'school', name: school.name, countryId, ...cityId });
  }
}
