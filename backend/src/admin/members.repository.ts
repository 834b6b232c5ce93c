import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, type Duty } from '../auth/account.entity';
import type { MeasureKind } from '../auth/measures/measure.entity';
import { timeOf } from '../platform/database/columns';
import { keysFrom, typedName, wordLike } from '../profiles/people/typed-name';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import {
  ADDRESSED,
  BEFORE,
  CALLED,
  MEMBER,
  MEMBER_STATES,
  type MeasureRow,
  type MemberRow,
  type MemberState,
  membersWhere,
} from './members.sql';

/** A step that was taken about a member. */
export interface MeasureTaken {
  readonly kind: MeasureKind;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly isInForce: boolean;
}

/** A member as administrators see one. */
export interface MemberRecord {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Beside it: moderator, editor. */
  readonly duties: readonly Duty[];
  readonly speciality: string;
  readonly place: string;
  readonly step: number;
  readonly joinedAt: Date;
  readonly lastSeenAt: Date | null;
  readonly suspendedUntil: Date | null;
  /** Since when, because it was not used. */
  readonly deactivatedAt: Date | null;
  readonly hasSecondStep: boolean;
  readonly registration: {
    readonly country: string;
    readonly region: string;
    readonly number: string;
    readonly reviewId: number | null;
  } | null;
  readonly verifiedOn: string | null;
  readonly verifiedUntil: string | null;
  /** The last ten, the newest first. */
  readonly measures: readonly MeasureTaken[];
}

export interface MemberSearch extends Window {
  /** The beginning of a word of the name, or a part of the address. */
  readonly term: string | undefined;
  readonly state: MemberState;
}

/** Finds members for administrators, the newest first. */
@Injectable()
export class MembersRepository {
  constructor(private readonly em: EntityManager) {}

  async find({ term, state, before, limit }: MemberSearch, now: Date): Promise<Page<MemberRecord>> {
    const text = term ? await typedName(this.em, term, 1) : undefined;
    const statement = membersWhere([
      MEMBER_STATES[state],
      ...(term ? [text ? CALLED : ADDRESSED] : []),
      ...(before === undefined ? [] : [BEFORE]),
    ]);
    const part = `%${term?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const called = { ...keysFrom(text ?? ''), word: wordLike(text ?? ''), part };
    const rows = await statement.rows(this.em, { now, ...called, before, most: limit + 1 });
    return Page.of(rows, limit).map((row) => recordOf(row, now));
  }

  async get(id: number, now: Date): Promise<MemberRecord | undefined> {
    const row = await MEMBER.first(this.em, { id });
    return row && recordOf(row, now);
  }

  async isThere(id: number): Promise<boolean> {
    return (await this.em.count(Account, { id, deletedAt: null })) > 0;
  }
}

function recordOf(row: MemberRow, now: Date): MemberRecord {
  return {
    ...row,
    joinedAt: timeOf(row.joinedAt),
    lastSeenAt: timeOf(row.lastSeenAt),
    suspendedUntil: timeOf(row.suspendedUntil),
    deactivatedAt: timeOf(row.deactivatedAt),
    measures: row.measures.map((measure) => takenOf(measure, now)),
  };
}

function takenOf({ at, until, endedAt, ...row }: MeasureRow, now: Date): MeasureTaken {
  const end = timeOf(until);
  const isInForce = endedAt === null && (end === null || end > now);
  return { ...row, at: timeOf(at), until: end, endedAt: timeOf(endedAt), isInForce };
}
