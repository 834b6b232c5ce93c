import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';

type Views = components['schemas'];

export type Overview = Views['OverviewView'];
export type Reported = Views['ReportedView'];
/** A reported post, message or learning item, as moderators see it. */
export type ReportedObject = Views['ReportedObjectView'];
export type AppealRow = Views['AppealView'];
export type MemberRecord = Views['MemberView'];
/** A measure taken against a member, e.g. a suspension. */
export type MeasureTaken = Views['MeasureTakenView'];
export type RegistrationToCheck = Views['RegistrationToCheckView'];
export type RegistrationState = RegistrationToCheck['state'];
/** A visitor who left a name in order to read cases. */
export type Visitor = Views['VisitorView'];

const at = (id: number) => ({ params: { path: { id } } });

/** How much work is waiting, limited to the kinds the user's roles allow. */
export async function waitingWork(args: RouteArgs): Promise<Views['WaitingView']> {
  const reply = await replyOf(api(args).GET('/admin/waiting'));
  return reply.ok ? reply.data.result : {};
}

export const registrations = (
  args: RouteArgs,
  query: { state: RegistrationState | 'expiring'; after?: number },
) => dataOf(api(args).GET('/admin/registrations', { params: { query } }));

export async function registration(args: RouteArgs, id: number): Promise<RegistrationToCheck> {
  return (await dataOf(api(args).GET('/admin/registrations/{id}', at(id)))).result;
}

export const decideRegistration = (args: RouteArgs, id: number, form: FormValues) =>
  postForm(args, { path: '/admin/registrations/{id}', at: { id }, form });

export async function overview(args: RouteArgs, days?: number): Promise<Overview> {
  return (await dataOf(api(args).GET('/admin/overview', { params: { query: { days } } }))).result;
}

export const reports = (args: RouteArgs, state: string, before?: number) =>
  dataOf(api(args).GET('/admin/reports', { params: { query: { state, before } } }));

/** The decision, as typed in the form. */
type Decided = Record<'action' | 'reason' | 'note' | 'days', string>;

export const decide = (args: RouteArgs, id: number, form: Decided): Promise<Reply<unknown>> =>
  postForm(args, { path: '/admin/reports/{id}', at: { id }, form });

export const appeals = (args: RouteArgs, state: string, before?: number) =>
  dataOf(api(args).GET('/admin/appeals', { params: { query: { state, before } } }));

export const decideAppeal = (
  args: RouteArgs,
  id: number,
  form: Record<'decision' | 'reason', string>,
): Promise<Reply<unknown>> => postForm(args, { path: '/admin/appeals/{id}', at: { id }, form });

export const members = (
  args: RouteArgs,
  query: { term?: string; state?: string; before?: number },
) => dataOf(api(args).GET('/admin/members', { params: { query } }));

export async function member(args: RouteArgs, id: number): Promise<MemberRecord> {
  return (await dataOf(api(args).GET('/admin/members/{id}', at(id)))).result;
}

export const visitors = (args: RouteArgs, before?: number) =>
  dataOf(api(args).GET('/admin/visitors', { params: { query: { before } } }));
