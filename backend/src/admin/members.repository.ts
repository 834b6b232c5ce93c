import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, type Duty } from '../auth/account.entity';
import type { MeasureKind } from '../auth/measures/measure.entity';
import { type DbTime, timeOf } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

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

interface MeasureRow extends Pick<MeasureTaken, 'kind' | 'reason' | 'by'> {
  readonly at: DbTime;
  readonly until: DbTime | null;
  readonly endedAt: DbTime | null;
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
  } | null;
  readonly verifiedOn: string | null;
  readonly verifiedUntil: string | null;
  /** The last ten, the newest first. */
  readonly measures: readonly MeasureTaken[];
}

export interface MemberSearch extends Window {
  /** A part of a name or an address. */
  readonly term: string | undefined;
  readonly state:
    | 'all'
    | 'suspended'
    | 'restricted'
    | 'unverified-registration'
    | 'admins'
    | 'moderators'
    | 'editors';
}

type MemberRow = Omit<
  MemberRecord,
  'joinedAt' | 'lastSeenAt' | 'suspendedUntil' | 'deactivatedAt' | 'measures'
> & {
  readonly measures: readonly MeasureRow[];
  readonly joinedAt: DbTime;
  readonly lastSeenAt: DbTime | null;
  readonly suspendedUntil: DbTime | null;
  readonly deactivatedAt: DbTime | null;
};

const STATES: Readonly<Record<MemberSearch['state'], string>> = {
  all: 'true',
  suspended: 'a.suspended_until > ?::timestamptz',
  restricted: `exists (select from measure m where m.account_id = a.id and m.kind <> 'suspension' and m.ended_at is null and (m.until is null or m.until > ?::timestamptz))`,
  'unverified-registration':
    'p.registration_verified_on is null and exists (select from medical_registration m where m.account_id = a.id)',
  admins: "a.role = 'admin'",
  moderators: "'moderator' = any (a.duties)",
  editors: "'editor' = any (a.duties)",
};

const MEASURES = `coalesce((select json_agg(json_build_object('kind', m.kind, 'reason', m.reason, 'by', m.by, 'at', m.taken_at,
    'until', m.until, 'endedAt', m.ended_at) order by m.id desc)
  from (select measure.*, trim(t.first_name || ' ' || t.last_name) as by from measure join account t on t.id = measure.taken_by
    where measure.account_id = a.id order by measure.id desc limit 10) m), '[]') as measures`;

const COLUMNS = `a.id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.role, a.duties, coalesce(p.speciality, '') as speciality,
  coalesce(p.current_location, '') as place, a.onboarding_step as step, a.created_at as "joinedAt", a.suspended_until as "suspendedUntil",
  a.deactivated_at as "deactivatedAt", a.second_step_at is not null as "hasSecondStep",
  to_char(p.registration_verified_on, 'YYYY-MM-DD') as "verifiedOn", to_char(p.registration_verified_until, 'YYYY-MM-DD') as "verifiedUntil",
  (select max(s.last_seen_at) from session s where s.account_id = a.id) as "lastSeenAt",
  (select json_build_object('country', c.name, 'region', r.region, 'number', r.number) from medical_registration r
   join country c on c.id = r.country_id where r.account_id = a.id and r.position = 1) as registration, ${MEASURES}`;

/** Finds members for administrators, the newest first. */
@Injectable()
export class MembersRepository {
  constructor(private readonly em: EntityManager) {}

  async find({ term, state, before, limit }: MemberSearch, now: Date): Promise<Page<MemberRecord>> {
    const conditions = ['a.deleted_at is null', STATES[state]];
    const params: unknown[] = state === 'suspended' || state === 'restricted' ? [now] : [];
    if (term) {
      conditions.push(`(a.email_key like ? or lower(a.first_name || ' ' || a.last_name) like ?)`);
      params.push(...Array(2).fill(`%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`));
    }
    if (before !== undefined) {
      conditions.push('a.id < ?');
      params.push(before);
    }
    const rows = await this.em.execute<MemberRow[]>(
      `with found as materialized (
         select a.id from account a left join profile p on p.account_id = a.id where ${conditions.join(' and ')} order by a.id desc limit ?)
       select ${COLUMNS} from found join account a on a.id = found.id left join profile p on p.account_id = a.id order by a.id desc`,
      [...params, limit + 1],
    );
    return Page.of(rows, limit).map((row) => recordOf(row, now));
  }

  async get(id: number, now: Date): Promise<MemberRecord | undefined> {
    const [row] = await this.em.execute<MemberRow[]>(
      `select ${COLUMNS} from account a left join profile p on p.account_id = a.id where a.id = ? and a.deleted_at is null`,
      [id],
    );
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
