import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { MemberRecords } from '../member-records';
import type { TokenPair } from './sessions.service';
import { SessionView } from './sessions.wire';

/** Writes the session's record from the account and what profiles say of the member. */
@Injectable()
export class SessionViews {
  constructor(
    private readonly em: EntityManager,
    private readonly records: MemberRecords,
  ) {}

  async ofMember(memberId: number): Promise<SessionView> {
    const account = await this.em.findOne(Account, { id: memberId });
    if (!account) throw new Refusal('session.missing');
    return this.of(account);
  }

  async of(account: Account, tokens?: TokenPair): Promise<SessionView> {
    const record = await this.records.of(account.id);
    return Object.assign(new SessionView(), {
      accessToken: tokens?.accessToken,
      refreshToken: tokens?.refreshToken,
      expiresIn: tokens?.expiresIn,
      memberId: account.id,
      step: account.onboardingStep,
      isMember: account.isMember ? 1 : 0,
      fullName: account.fullName,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      mobile: record.mobile,
      number: record.mobile,
      college: record.college,
      pictureUrl: record.pictureUrl,
      speciality: record.speciality,
      loginType: account.loginType,
      role: account.role,
    });
  }
}
