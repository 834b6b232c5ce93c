import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { PhoneChange } from '../phone-change/phone-change.entity';
import { Profile } from '../profile.entity';
import { PROFILE_OF, TRAININGS_OF } from '../profile.sql';
import { CredentialsRepository } from '../registrations/credentials.repository';
import { REVIEWS_OF_MEMBER } from '../registrations/registration-review.sql';

/** What members tell of themselves. */
@Injectable()
export class ProfileMemberData extends MemberData {
  override readonly name = 'profile';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly credentials: CredentialsRepository,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const profile = await PROFILE_OF.first(this.em, { accountId: memberId });
    const trainings = await TRAININGS_OF.rows(this.em, { accountId: memberId });
    const membership = (await this.credentials.findMembership(memberId)) ?? null;
    const registrations = (await REVIEWS_OF_MEMBER.rows(this.em, { accountId: memberId })).map(
      ({ country, region, number, state, question, answer, reason, validUntil }) => ({
        country,
        region,
        number,
        state,
        question,
        answer,
        reason,
        validUntil,
      }),
    );
    return { ...profile, trainings, membership, registrations };
  }

  /** Trainings, memberships and registrations go with the profile's row. */
  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(PhoneChange, { accountId: memberId });
    await this.em.nativeDelete(Profile, { accountId: memberId });
  }
}
