import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../auth/account.entity';
import type { SessionKey } from '../auth/sessions/session-rows';
import {
  ACCOUNT_RECORD_OF,
  type AccountRecordRow,
  RECORD_OF,
  type RecordRow,
  SESSION_BY_COOKIE,
  SESSION_BY_ID,
  type SessionWithRecordRow,
} from './member-record.sql';
import { Profile } from './profile.entity';
import {
  MAKE_PROFILE,
  SCHOOLS_OF,
  type SchoolRow,
  VISIBLE_PROFILE,
  type WholeProfileRow,
} from './profile.sql';
import { type CompletedTraining, Training } from './training.entity';

@Injectable()
export class ProfileRepository {
  constructor(private readonly em: EntityManager) {}

  /** A member's own profile, and that of any other member who has not left. */
  findVisibleTo(viewerId: number, accountId: number): Promise<WholeProfileRow | undefined> {
    return VISIBLE_PROFILE.first(this.em, { viewerId, accountId, memberFrom: MEMBER_FROM_STEP });
  }

  findRecord(accountId: number): Promise<RecordRow | undefined> {
    return RECORD_OF.first(this.em, { accountId });
  }

  findAccountRecord(accountId: number): Promise<AccountRecordRow | undefined> {
    return ACCOUNT_RECORD_OF.first(this.em, { accountId });
  }

  findSession(key: SessionKey, now: Date): Promise<SessionWithRecordRow | undefined> {
    return 'sessionId' in key
      ? SESSION_BY_ID.first(this.em, { ...key, now })
      : SESSION_BY_COOKIE.first(this.em, { ...key, now });
  }

  /** The member's row, made when it is missing, locked to the end of the transaction. */
  async claim(memberId: number): Promise<Profile> {
    await MAKE_PROFILE.rows(this.em, { accountId: memberId });
    return this.em.findOneOrFail(
      Profile,
      { accountId: memberId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** The schools and centres of the trainings. */
  schoolsOf(accountId: number): Promise<readonly SchoolRow[]> {
    return SCHOOLS_OF.rows(this.em, { accountId });
  }

  async replaceTrainings(memberId: number, trainings: readonly CompletedTraining[]): Promise<void> {
    await this.em.nativeDelete(Training, { accountId: memberId });
    for (const training of trainings) this.em.persist(new Training(memberId, training));
  }
}
