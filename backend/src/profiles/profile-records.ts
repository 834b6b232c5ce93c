import { Injectable } from '@nestjs/common';
import { type AccountRecord, type MemberRecord, MemberRecords } from '../auth/member-records';
import { MediaAddresses } from '../media/media.addresses';
import { ProfileRepository, type RecordRow } from './profile.repository';

/** Answers what a session's record shows of a profile. */
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

  async withAccount(memberId: number): Promise<(MemberRecord & AccountRecord) | undefined> {
    const row = await this.profiles.findAccountRecord(memberId);
    return row && { ...row, ...this.recordOf(row) };
  }

  private recordOf(row: Partial<RecordRow> | undefined): MemberRecord {
    return {
      mobile: row?.phone ?? '',
      college: row?.college ?? '',
      pictureUrl: this.addresses.at(row?.pictureKey) ?? '',
      speciality: row?.speciality ?? '',
    };
  }
}
