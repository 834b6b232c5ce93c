import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { onceInRequest } from '../../platform/logging/request-context';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { type Account, fullName, MEMBER_FROM_STEP, rolesOf } from '../account.entity';
import { type AccountRecord, type MemberRecord, MemberRecords } from './member-records';
import { markOfPages } from './page-mark';
import { recordKey, type TokenPair } from './sessions.service';
import { SessionView } from './sessions.wire';

/** Builds the session's record from the account and the member's profile. */
@Injectable()
export class SessionViews {
  constructor(
    private readonly records: MemberRecords,
    private readonly settings: Settings,
  ) {}

  async ofActor({ memberId, restriction, owesSecondStep }: Actor): Promise<SessionView> {
    const record = await onceInRequest(recordKey(memberId), () =>
      this.records.withAccount(memberId),
    );
    if (!record) throw new Refusal('session.missing');
    return Object.assign(this.written(record, record), {
      restrictedUntil: restriction && 'until' in restriction ? restriction.until : null,
      toConfirm: restriction && 'confirm' in restriction ? restriction.confirm : null,
      isSecondStepOwed: owesSecondStep,
      isFirstDay: record.isFirstDay,
      pageOf: markOfPages(this.settings.sessionSecret, memberId),
    });
  }

  async of(account: Account, tokens?: TokenPair): Promise<SessionView> {
    return this.written(account, await this.records.of(account.id), tokens);
  }

  private written(account: AccountRecord, record: MemberRecord, tokens?: TokenPair): SessionView {
    return Object.assign(new SessionView(), {
      accessToken: tokens?.accessToken,
      refreshToken: tokens?.refreshToken,
      expiresIn: tokens?.expiresIn,
      memberId: account.id,
      step: account.onboardingStep,
      isMember: account.onboardingStep >= MEMBER_FROM_STEP ? 1 : 0,
      fullName: fullName(account),
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
      roles: rolesOf(account),
    });
  }
}
