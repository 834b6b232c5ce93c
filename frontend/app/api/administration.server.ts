import { type Asking, api, type Reply } from './client.server';
import { answered } from './refused.server';

export interface Overview {
  days: number;
  members: number;
  active_members: number;
  active_before: number;
  cases: number;
  open_cases: number;
  unanswered_cases: number;
  first_answer_minutes: number | null;
  messages: number;
  registrations_to_check: number;
  open_reports: number;
  oldest_report_at: string | null;
  by_day: { day: string; cases: number; answered_soon: number }[];
  queues: { queue: string; waiting: number; done_today: number; late: number }[];
}

export interface Reported {
  id: number;
  kind: string;
  count: number;
  categories: string[];
  reasons: { reason: string; reporter: string }[];
  since: string;
  title: string;
  text: string;
  is_hidden: boolean;
  is_gone: boolean;
  link: string | null;
  author: { id: number; name: string; upheld_before: number } | null;
  decision: { action: string; note: string; by: string; at: string } | null;
}

export interface MemberRecord {
  id: number;
  name: string;
  email: string;
  role: string;
  speciality: string;
  place: string;
  step: number;
  joined_at: string;
  last_seen_at: string | null;
  suspended_until: string | null;
  registration: { country: string; region: string; number: string } | null;
  verified_on: string | null;
  verified_until: string | null;
}

export interface AuditLine {
  id: number;
  actor_id: number | null;
  actor: string;
  action: string;
  object: string;
  result: string;
  address: string;
  at: string;
}

/** What somebody wrote to us; requests to delete data are due after 30 days. */
export interface Letter {
  id: number;
  name: string;
  email: string;
  mobile?: string;
  phone?: string | null;
  message: string;
  created_at: string;
  closed_at: string | null;
  due_at?: string;
}

export const LETTER_KINDS = ['contact-messages', 'deletion-requests'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Who left a name to read cases. */
export interface Visitor {
  id: number;
  name: string;
  email_id: string;
  profession: string;
  mobile_number: string | null;
  created_at: string;
  forgotten_at: string;
}

interface Listed<T> {
  result: T[];
  nextBefore: number | null;
}

export async function overview(args: Asking, days: string | null): Promise<Overview> {
  const params = days ? { days } : {};
  return answered(await api(args).get<{ result: Overview }>('admin/overview', { params })).result;
}

export async function reports(
  args: Asking,
  state: string,
  before?: string,
): Promise<Listed<Reported>> {
  return answered(
    await api(args).get<Listed<Reported>>('admin/reports', { params: { state, before } }),
  );
}

export const decide = (
  args: Asking,
  id: string,
  decision: Record<string, unknown>,
): Promise<Reply<unknown>> => api(args).post(`admin/reports/${encodeURIComponent(id)}`, decision);

export async function members(
  args: Asking,
  search: { term?: string; state?: string; before?: string },
): Promise<Listed<MemberRecord>> {
  return answered(await api(args).get<Listed<MemberRecord>>('admin/members', { params: search }));
}

export async function member(args: Asking, id: string): Promise<MemberRecord> {
  return answered(
    await api(args).get<{ result: MemberRecord }>(`admin/members/${encodeURIComponent(id)}`),
  ).result;
}

export type MemberAct = 'suspend' | 'reinstate' | 'end-sessions' | 'verify';
export const MEMBER_ACTS: readonly string[] = [
  'suspend',
  'reinstate',
  'end-sessions',
  'verify',
] satisfies MemberAct[];

export const act = (
  args: Asking,
  id: string,
  what: MemberAct,
  said: Record<string, unknown>,
): Promise<Reply<unknown>> =>
  api(args).post(`admin/members/${encodeURIComponent(id)}/${what}`, said);

export async function auditLines(
  args: Asking,
  search: { actor?: string; action?: string; before?: string },
): Promise<Listed<AuditLine>> {
  return answered(await api(args).get<Listed<AuditLine>>('admin/audit', { params: search }));
}

export async function auditActions(args: Asking): Promise<string[]> {
  return answered(await api(args).get<{ actions: string[] }>('admin/audit/actions')).actions;
}

export async function letters(
  args: Asking,
  kind: LetterKind,
  before?: string,
): Promise<Listed<Letter>> {
  return answered(await api(args).get<Listed<Letter>>(`admin/${kind}`, { params: { before } }));
}

export const closeLetter = (args: Asking, kind: LetterKind, id: string): Promise<Reply<unknown>> =>
  api(args).post(`admin/${kind}/${encodeURIComponent(id)}/close`, {});

export async function visitors(args: Asking, before?: string): Promise<Listed<Visitor>> {
  return answered(await api(args).get<Listed<Visitor>>('admin/visitors', { params: { before } }));
}
