import { Injectable } from '@nestjs/common';
import {
  type MemberRecord,
  MemberRecords,
  type RecordedSession,
  type WholeRecord,
} from '../auth/sessions/member-records';
import type { SessionKey } from '../auth/sessions/session-rows';
import { MediaAddresses } from '../media/media.addresses';
import type { AccountRecordRow } from './member-record.sql';
import { ProfileRepository } from './profile.repository';

type Shown = Pick<AccountRecordRow, 'phone' | 'college' | 'pictureKey' | 'speciality'>;

/** Provides the profile fields of a session's record. */
@Injectable()
export class ProfileRecords extends MemberRecords {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly addresses: MediaAddresses,
  ) {
    super();
  }

  async of(memberId: number): Promise<MemberRecord> {
    return this.recordOf(await this.profiles.findRecord(memberId));
  }

  async withAccount(memberId: number): Promise<WholeRecord | undefined> {
    const row = await this.profiles.findAccountRecord(memberId);
    return row && this.read(row);
  }

  async bySession(key: SessionKey, now: Date): Promise<RecordedSession | undefined> {
    const row = await this.profiles.findSession(key, now);
    return row && { session: row, record: this.read(row) };
  }

  private read(row: AccountRecordRow): WholeRecord {
    return { ...row, ...this.recordOf(row) };
  }

  private recordOf(row: Shown | undefined): MemberRecord {
    return {
      mobile: row?.phone ?? '',
      college: row?.college ?? '',
      pictureUrl: this.addresses.at(row?.pictureKey) ?? '',
      speciality: row?.speciality ?? '',
    };
  }
}
