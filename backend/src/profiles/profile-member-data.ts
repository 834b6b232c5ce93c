import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { CredentialsRepository } from './credentials/credentials.repository';
import { REVIEWS_OF_MEMBER } from './registrations/registration-review.sql';

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
    const [profile] = await this.em.execute<object[]>(
      `select birth_date::text as "birthDate", gender, joins_women_group as "joinsWomenGroup", current_location as "currentLocation",
         origin_city_name as "cityOfOrigin", phone, speciality, college, additional_qualifications as "additionalQualifications",
         other_groups as "otherGroups", cv_visibility as "cvVisibility", is_quotable as "visitorsMayQuote", first_day_since as "firstDaySince" from profile where account_id = ?`,
      [memberId],
    );
    const trainings = await this.em.execute<object[]>(
      `select t.kind, country.name as country, t.city_name as city, t.school_name as school, t.year
       from training t join country on country.id = t.country_id where t.account_id = ? order by t.year`,
      [memberId],
    );
    const membership = (await this.credentials.findMembership(memberId)) ?? null;
    const registrations = (await REVIEWS_OF_MEMBER.rows(this.em, { accountId: memberId })).map(
      ({ country, region, number, state, question, answer, reason, validUntil }) => ({
        ...{ country, region, number, state, question, answer, reason, validUntil },
      }),
    );
    return { ...profile, trainings, membership, registrations };
  }

  /** Trainings, memberships and registrations go with the profile's row. */
  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from phone_change where account_id = ?', [memberId]);
    await this.em.execute('delete from profile where account_id = ?', [memberId]);
  }
}
