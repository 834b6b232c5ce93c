import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../auth/account.entity';
import { MediaService } from '../../media/media.service';
import { Clock } from '../../platform/clock';
import type { Membership } from '../../profiles/credentials/credential.sql';
import { ProfileRepository } from '../../profiles/profile.repository';
import {
  CredentialsRepository,
  type MedicalRegistration,
} from '../../profiles/registrations/credentials.repository';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { mayTakeStep } from '../onboarding.policy';
import { type Declarations, OnboardingRepository } from '../onboarding.repository';

/** Old apps say whether they create or update, and get an error if that is wrong. */
export type Saving = 'create' | 'update';

/** Steps 3 and 4: memberships and medical registrations. Both can be left for later. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly steps: OnboardingRepository,
    private readonly profiles: ProfileRepository,
    private readonly credentials: CredentialsRepository,
    private readonly media: MediaService,
  ) {}

  /** @param membership null skips the step, keeping what was saved before */
  async saveMembership(
    actor: Actor,
    membership: Membership | null,
    saving: Saving,
  ): Promise<Account> {
    return this.inStep(actor, 3, async () => {
      if (!membership) return;
      const before = await this.credentials.findMembership(actor.memberId);
      demandFitting(saving, before !== undefined);
      if (before && isSame(before, membership)) throw new Refusal('no-changes');
      await this.credentials.saveMembership(actor.memberId, membership, this.clock.now());
    });
  }

  /** @param registrations at least one */
  async saveRegistrations(
    actor: Actor,
    registrations: readonly MedicalRegistration[],
    about: { saving: Saving; declarations: Declarations },
  ) {
    return this.inStep(actor, 4, async () => {
      const before = await this.credentials.registrationsOf(actor.memberId);
      demandFitting(about.saving, before.length > 0);
      if (isSame(before.map(plain), registrations.map(plain))) throw new Refusal('no-changes');
      const now = this.clock.now();
      const proofs = await this.credentials.replaceRegistrations(
        actor.memberId,
        registrations,
        now,
      );
      await this.media.letGo(proofs);
      await this.steps.recordDeclarations(actor.memberId, 4, { ...about.declarations, at: now });
    });
  }

  private async inStep(actor: Actor, step: 3 | 4, save: () => Promise<void>): Promise<Account> {
    return this.em.transactional(async () => {
      const account = await this.steps.lockAccount(actor.memberId);
      if (!mayTakeStep(step, account.onboardingStep)) throw new Refusal('onboarding.out-of-order');
      await this.profiles.claim(actor.memberId);
      await save();
      account.completeStep(step, this.clock.now());
      return account;
    });
  }
}

function demandFitting(saving: Saving, isThere: boolean): void {
  if (saving === 'create' && isThere) throw new Refusal('onboarding.saved-before');
  if (saving === 'update' && !isThere) throw new Refusal('onboarding.nothing-saved');
}

const plain = ({ countryId, region, number }: MedicalRegistration) => ({
  countryId,
  region,
  number,
});
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
