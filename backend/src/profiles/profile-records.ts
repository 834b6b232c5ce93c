import { Injectable } from '@nestjs/common';
import { type MemberRecord, MemberRecords } from '../auth/member-records';
import { MediaAddresses } from '../media/media.addresses';
import { ProfileRepository } from './profile.repository';

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
    const row = await this.profiles.findRecord(memberId);
    return {
      mobile: row?.phone ?? '',
      college: row?.college ?? '',
      pictureUrl: this.addresses.at(row?.pictureKey) ?? '',
      speciality: row?.speciality ?? '',
    };
  }
}
