import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DbTime, timeOf } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

/** A member as administrators see one. */
export interface MemberRecord {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly speciality: string;
  readonly place: string;
  readonly step: number;
  readonly joinedAt: Date;
  readonly lastSeenAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly registration: {
    readonly country: string;
    readonly region: string;
    readonly number: string;
  } | null;
  readonly verifiedOn: string | null;
  readonly verifiedUntil: string | null;
}

export interface MemberSearch extends Window {
  /** A part of a name or an address. */
  readonly term: string | undefined;
  readonly state: 'all' | 'suspended' | 'unverified-registration' | 'admins';
}

type MemberRow = Omit<MemberRecord, 'joinedAt' | 'lastSeenAt' | 'suspendedUntil'> & {
  readonly joinedAt: DbTime;
  readonly lastSeenAt: DbTime | null;
  readonly suspendedUntil: DbTime | null;
};

const STATES: Readonly<Record<MemberSearch['state'], string>> = {
  all: 'true',
  suspended: 'a.suspended_until > ?::timestamptz',
  'unverified-registration':
    'p.registration_verified_on is null and exists (select from medical_registration m where m.account_id = a.id)',
  admins: "a.role = 'admin'",
};

const COLUMNS = `a.id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.role, coalesce(p.speciality, '') as speciality,
  coalesce(p.current_location, '') as place, a.onboarding_step as step, a.created_at as "joinedAt", a.suspended_until as "suspendedUntil",
  to_char(p.registration_verified_on, 'YYYY-MM-DD') as "verifiedOn", to_char(p.registration_verified_until, 'YYYY-MM-DD') as "verifiedUntil",
  (select max(s.last_seen_at) from session s where s.account_id = a.id) as "lastSeenAt",
  (select json_build_object('country', c.name, 'region', r.region, 'number', r.number) from medical_registration r
   join country c on c.id = r.country_id where r.account_id = a.id and r.position = 1) as registration`;

/** Finds members for administrators, the newest first. */
@Injectable()
export class MembersRepository {
  constructor(private readonly em: EntityManager) {}

  async find({ term, state, before, limit }: MemberSearch, now: Date): Promise<Page<MemberRecord>> {
    const conditions = ['a.deleted_at is null', STATES[state]];
    const params: unknown[] = state === 'suspended' ? [now] : [];
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
    return Page.of(rows, limit).map(recordOf);
  }

  async get(id: number): Promise<MemberRecord | undefined> {
    const [row] = await this.em.execute<MemberRow[]>(
      `select ${COLUMNS} from account a left join profile p on p.account_id = a.id where a.id = ? and a.deleted_at is null`,
      [id],
    );
    return row && recordOf(row);
  }
}

function recordOf(row: MemberRow): MemberRecord {
  return {
    ...row,
    joinedAt: timeOf(row.joinedAt),
    lastSeenAt: timeOf(row.lastSeenAt),
    suspendedUntil: timeOf(row.suspendedUntil),
  };
}
