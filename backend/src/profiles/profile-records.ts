import { Injectable } from '@nestjs/common';
import { type MemberRecord, MemberRecords, type WholeRecord } from '../auth/member-records';
import { MediaAddresses } from '../media/media.addresses';
import {
  type AccountRecordRow,
  ProfileRepository,
  RECORD_COLUMNS,
  RECORD_JOINS,
  type RecordRow,
} from './profile.repository';

/** Provides the profile fields of a session's record. */
@Injectable()
export class ProfileRecords extends MemberRecords {
  override readonly columns = RECORD_COLUMNS;
  override readonly joins = RECORD_JOINS;

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

  read(row: AccountRecordRow): WholeRecord {
    return { ...row, ...this.recordOf(row) };
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
