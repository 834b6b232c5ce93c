/** What a session record shows of a member's profile. Profiles, a later rank, answer it. */
export interface MemberRecord {
  readonly mobile: string;
  readonly college: string;
  readonly pictureUrl: string;
  readonly speciality: string;
}

export abstract class MemberRecords {
  /** Empty texts for somebody without a profile. */
  abstract of(memberId: number): Promise<MemberRecord>;
}
