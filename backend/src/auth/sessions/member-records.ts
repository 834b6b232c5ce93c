import type { Account } from '../account.entity';
import type { AskedSession, SessionKey } from './session-rows';

/** The account fields shown in a session's record. */
export type AccountRecord = Pick<
  Account,
  'id' | 'email' | 'firstName' | 'lastName' | 'onboardingStep' | 'loginType' | 'role' | 'duties'
>;

/**
 * The profile fields shown in a session's record. The profiles domain, which depends on this one,
 * implements it.
 */
export interface MemberRecord {
  readonly mobile: string;
  readonly college: string;
  readonly pictureUrl: string;
  readonly speciality: string;
}

/** `isFirstDay` is true while the first steps are still offered to a new member. */
export type WholeRecord = MemberRecord & AccountRecord & { readonly isFirstDay: boolean };

export interface RecordedSession {
  readonly session: AskedSession;
  readonly record: WholeRecord;
}

export abstract class MemberRecords {
  /** A live session with its member's record, in one query: every request needs both. */
  abstract bySession(key: SessionKey, now: Date): Promise<RecordedSession | undefined>;
  /** Empty strings for an account without a profile. */
  abstract of(memberId: number): Promise<MemberRecord>;
  /** The same with the account fields, in one query. */
  abstract withAccount(memberId: number): Promise<WholeRecord | undefined>;
}
