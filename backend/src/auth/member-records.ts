import type { Account } from './account.entity';
import type { AskedSession, SessionKey } from './sessions/session-rows';

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

export interface RecordedSession {
  readonly session: AskedSession;
  readonly record: WholeRecord;
}

export abstract class MemberRecords {
  /** A session that lives, with its member's record: every request asks for it, in one look. */
  abstract bySession(key: SessionKey, now: Date): Promise<RecordedSession | undefined>;
  /** Empty texts for somebody without a profile. */
  abstract of(memberId: number): Promise<MemberRecord>;
  /** The same with the account, in one look. */
  abstract withAccount(memberId: number): Promise<WholeRecord | undefined>;
}
