import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

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
  queues: { queue: string; waiting: number; done_today: number; later: number; late: number }[];
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
  deactivated_at: string | null;
  registration: { country: string; region: string; number: string } | null;
  verified_on: string | null;
  verified_until: string | null;
  measures: MeasureTaken[];
}

/** A step that was taken about a member. */
export interface MeasureTaken {
  kind: 'restriction' | 'confirm-email' | 'confirm-phone';
  reason: string;
  by: string;
  at: string;
  until: string | null;
  ended_at: string | null;
  in_force: boolean;
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
  is_urgent?: boolean;
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

export async function overview(args: RouteArgs, days: string | null): Promise<Overview> {
  const params = days ? { days } : {};
  return answered(await api(args).get<{ result: Overview }>('admin/overview', { params })).result;
}

export async function reports(
  args: RouteArgs,
  state: string,
  before?: string,
): Promise<Listed<Reported>> {
  return answered(
    await api(args).get<Listed<Reported>>('admin/reports', { params: { state, before } }),
  );
}

export const decide = (
  args: RouteArgs,
  id: string,
  decision: Record<string, unknown>,
): Promise<Reply<unknown>> => api(args).post(`admin/reports/${encodeURIComponent(id)}`, decision);

export async function members(
  args: RouteArgs,
  search: { term?: string; state?: string; before?: string },
): Promise<Listed<MemberRecord>> {
  return answered(await api(args).get<Listed<MemberRecord>>('admin/members', { params: search }));
}

export async function member(args: RouteArgs, id: string): Promise<MemberRecord> {
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
  args: RouteArgs,
  id: string,
  what: MemberAct,
  said: Record<string, unknown>,
): Promise<Reply<unknown>> =>
  api(args).post(`admin/members/${encodeURIComponent(id)}/${what}`, said);

/** `what` is `days`, `email` or `phone`: until when the member can read but not post. */
export function restrict(
  args: RouteArgs,
  id: string,
  { what, days, reason }: Record<'what' | 'days' | 'reason', string>,
): Promise<Reply<unknown>> {
  const member = `admin/members/${encodeURIComponent(id)}` as const;
  if (what === 'days') return api(args).post(`${member}/restrict`, { days, reason });
  return api(args).post(`${member}/ask-confirm`, { what, reason });
}

export async function auditLines(
  args: RouteArgs,
  search: { actor?: string; action?: string; before?: string },
): Promise<Listed<AuditLine>> {
  return answered(await api(args).get<Listed<AuditLine>>('admin/audit', { params: search }));
}

export async function auditActions(args: RouteArgs): Promise<string[]> {
  return answered(await api(args).get<{ actions: string[] }>('admin/audit/actions')).actions;
}

export async function letters(
  args: RouteArgs,
  kind: LetterKind,
  before?: string,
): Promise<Listed<Letter>> {
  return answered(await api(args).get<Listed<Letter>>(`admin/${kind}`, { params: { before } }));
}

export const closeLetter = (
  args: RouteArgs,
  kind: LetterKind,
  id: string,
): Promise<Reply<unknown>> => api(args).post(`admin/${kind}/${encodeURIComponent(id)}/close`, {});

export async function visitors(args: RouteArgs, before?: string): Promise<Listed<Visitor>> {
  return answered(await api(args).get<Listed<Visitor>>('admin/visitors', { params: { before } }));
}
