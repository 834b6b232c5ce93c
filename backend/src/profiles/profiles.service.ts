import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import type { Asset } from '../media/asset';
import { MediaService } from '../media/media.service';
import { MediaGate } from '../media/media-gate';
import type { ReceivedFile } from '../media/received-file';
import { type UploadRule, uploadRules } from '../media/upload.rules';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { type AdviceGiven, Advisers, NO_ADVICE } from './advice-given';
import { type Calibration, Calibrations } from './calibration';
import { ConnectedMembers } from './connected-members';
import type { Membership, RegistrationRow } from './credentials/credential.sql';
import type { CvVisibility } from './cv-visibility.rules';
import type { Profile } from './profile.entity';
import { isOwn, maySeeCv, maySeeProfile } from './profile.policy';
import { ProfileRepository } from './profile.repository';
import type { ProfileRow, TrainingRow } from './profile.sql';

export interface ProfileDetails {
  readonly profile: ProfileRow;
  readonly trainings: readonly TrainingRow[];
  readonly membership: Membership | undefined;
  /** Only for the owner; empty for all others. */
  readonly registrations: readonly RegistrationRow[];
  readonly isCvShown: boolean;
  readonly advice: AdviceGiven;
  /** Only for the owner. */
  readonly calibration: Calibration | undefined;
}

/** Profiles: reading them, and their picture and CV. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly profiles: ProfileRepository,
    private readonly media: MediaService,
    private readonly gate: MediaGate,
    private readonly clock: Clock,
    @Optional() private readonly connected?: ConnectedMembers,
    @Optional() private readonly advisers?: Advisers,
    @Optional() private readonly calibrations?: Calibrations,
  ) {}

  /** @throws Refusal if there is no such member, they have left, or a block is between the two */
  async details(viewer: Actor, memberId: number): Promise<ProfileDetails> {
    if (!maySeeProfile(viewer, memberId)) throw new Refusal('onboarding.incomplete');
    const profile = await this.profiles.findVisibleTo(viewer.memberId, memberId);
    if (!profile || (await this.isApart(viewer, memberId))) throw new Refusal('not-found');
    const isOwner = isOwn(viewer, memberId);
    const { trainings, membership, registrations } = profile;
    const asks = profile.cvVisibility === 'connections' && !isOwner;
    const isConnected =
      asks && (await this.connected?.areConnected(viewer.memberId, memberId)) === true;
    const isCvShown = maySeeCv({ isOwner, isConnected }, profile.cvVisibility);
    const advice = (await this.advisers?.adviceOf(memberId)) ?? NO_ADVICE;
    const calibration = isOwner ? await this.calibrations?.calibrationOf(memberId) : undefined;
    return {
      profile,
      trainings,
      registrations,
      isCvShown,
      advice,
      calibration,
      membership: membership ?? undefined,
    };
  }

  private async isApart(viewer: Actor, memberId: number): Promise<boolean> {
    if (viewer.isAdmin || isOwn(viewer, memberId)) return false;
    return (await this.connected?.areApart(viewer.memberId, memberId)) === true;
  }

  async setPicture(owner: Actor, file: ReceivedFile, isDeclared: boolean): Promise<Asset> {
    const declaredAt = isDeclared ? this.clock.now() : null;
    const asset = await this.setFile(
      owner,
      { file, rule: uploadRules['profile-picture'] },
      async (profile, picture) => {
        const isHeld = await this.gate.holdBack({ asset: picture });
        return profile.setPicture(picture, { declaredAt, isHeld });
      },
    );
    await this.gate.settle([asset.id]);
    return asset;
  }

  async setCv(owner: Actor, file: ReceivedFile): Promise<Asset> {
    return this.setFile(owner, { file, rule: uploadRules.cv }, async (profile, asset) =>
      profile.setCv(asset),
    );
  }

  async showCvTo(owner: Actor, visibility: CvVisibility): Promise<void> {
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(owner.memberId);
      profile.cvVisibility = visibility;
    });
  }

  async letQuote(owner: Actor, isQuotable: boolean): Promise<void> {
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(owner.memberId);
      profile.isQuotable = isQuotable;
    });
  }

  /** Has no effect if there is no CV. */
  async removeCv(owner: Actor): Promise<void> {
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(owner.memberId);
      await this.letGo(profile.removeCv());
    });
  }

  /** `change` sets the new asset and returns the previous one. */
  private async setFile(
    owner: Actor,
    upload: { file: ReceivedFile; rule: UploadRule },
    change: (profile: Profile, asset: Asset) => Promise<number | null>,
  ): Promise<Asset> {
    const asset = await this.media.accept(owner.memberId, upload.file, upload.rule);
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(owner.memberId);
      await this.media.hold(owner.memberId, [asset]);
      await this.letGo(await change(profile, asset));
    });
    return asset;
  }

  private async letGo(assetId: number | null): Promise<void> {
    if (assetId !== null) await this.media.letGo([assetId]);
  }
}
