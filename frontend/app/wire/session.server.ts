import { api, type RouteArgs, replyOf } from './client.server';
import { answered } from './refused.server';
import type { components } from './schema';

/** A member's role in running the network. */
export type StaffRole = 'admin' | 'moderator' | 'editor';

export interface Session {
  state: 'onboarding' | 'member';
  memberId: number;
  fullName: string;
  firstName: string;
  lastName: string;
  email: string;
  pictureUrl: string | null;
  speciality: string;
  /** The highest onboarding step completed, 0 to 4. */
  lastStep: number;
  isThirdParty: boolean;
  isAdmin: boolean;
  roles: StaffRole[];
  /** Must turn the second step on before anything else. */
  owesSecondStep: boolean;
  /** Whether a new member is still offered the first steps. */
  isFirstDay: boolean;
  /** Says for whom a page is drawn; the forms and scripts of the page send it along. */
  pageOf: string;
  /** Set while the member may read but not post. */
  restriction?: Restriction;
}

/** Until a date (YYYY-MM-DD), or until the email address or phone number is confirmed. */
export type Restriction = { until: string } | { confirm: 'email' | 'phone' };

type SessionRecord = components['schemas']['SessionView'];

/** The session of the request; null for a visitor. */
export async function fetchSession(args: RouteArgs): Promise<Session | null> {
  const reply = await replyOf(api(args).GET('/session'));
  if (!reply.ok && reply.code === 401) return null;
  const { records } = answered(reply);
  return records ? toSession(records) : null;
}

function toSession(record: SessionRecord): Session {
  return {
    state: record.is_all_details_filled === 1 ? 'member' : 'onboarding',
    memberId: record.id,
    fullName: record.full_name,
    firstName: record.firstName,
    lastName: record.lastName,
    email: record.email,
    pictureUrl: record.profile_pic || null,
    speciality: record.specialty_type,
    lastStep: record.till_where_filled,
    isThirdParty: record.login_type === 'third_party',
    isAdmin: record.role === 'admin',
    roles: record.roles,
    owesSecondStep: record.second_step_owed === true,
    isFirstDay: record.first_day === true,
    pageOf: record.page_of ?? '',
    restriction: restrictionOf(record),
  };
}

function restrictionOf(record: SessionRecord): Restriction | undefined {
  if (record.restricted_until) return { until: record.restricted_until.slice(0, 10) };
  return record.to_confirm ? { confirm: record.to_confirm } : undefined;
}
