import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../chat/rooms/groups.service';
import type { Profile } from '../../profiles/profile.entity';
import { ProfileRepository } from '../../profiles/profile.repository';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { mayTakeStep } from '../onboarding.policy';
import { OnboardingRepository } from '../onboarding.repository';

/** Edits of individual answers of step 2 from the profile page. */
@Injectable()
export class ProfileEditsService {
  constructor(
    private readonly em: EntityManager,
    private readonly steps: OnboardingRepository,
    private readonly profiles: ProfileRepository,
    private readonly groups: GroupsService,
  ) {}

  /** @throws Refusal `no-changes` if the text is the same */
  async changeAdditionalQualifications(actor: Actor, text: string | undefined): Promise<void> {
    await this.edit(actor, (profile) => {
      if (text === undefined || text === profile.additionalQualifications)
        throw new Refusal('no-changes');
      profile.additionalQualifications = text;
    });
  }

  /** Adds groups, also ones the member has left. Existing ones are ignored. */
  async addGroups(actor: Actor, names: readonly string[]): Promise<void> {
    await this.edit(actor, async (profile) => {
      const isAdded = profile.addGroups(names);
      const hasJoined = await this.groups.joinByWish(actor.memberId, names);
      if (!isAdded && !hasJoined) throw new Refusal('no-changes');
    });
  }

  private async edit(
    actor: Actor,
    change: (profile: Profile) => void | Promise<void>,
  ): Promise<void> {
    await this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      if (!mayTakeStep(3, account.onboardingStep)) throw new Refusal('onboarding.out-of-order');
      await change(await this.profiles.claim(actor.memberId));
    });
  }
}
