import type { Account } from './account.entity';

/** What a session's record shows of an account. */
export type AccountRecord = Pick<
  Account,
  'id' | 'email' | 'firstName' | 'lastName' | 'onboardingStep' | 'loginType' | 'role' | 'duties'
>;

/** What it shows of a member's profile. Profiles, a later rank, answer it. */
export interface MemberRecord {
  readonly mobile: string;
  readonly college: string;
  readonly pictureUrl: string;
  readonly speciality: string;
}

/** `isFirstDay` is true while the first steps are still offered. */
export type WholeRecord = MemberRecord & AccountRecord & { readonly isFirstDay: boolean };

export abstract class MemberRecords {
  /** What a statement over accounts `a` adds to bring the record along; `read` takes it out of the row. */
  abstract readonly columns: string;
  abstract readonly joins: string;
  abstract read(row: object): WholeRecord;
  /** Empty texts for somebody without a profile. */
  abstract of(memberId: number): Promise<MemberRecord>;
  /** The same with the account, in one look. */
  abstract withAccount(memberId: number): Promise<WholeRecord | undefined>;
}
