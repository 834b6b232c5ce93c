import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';
import { removeNote } from './member-record.server';

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
/** A message from the contact form or a deletion request; the latter is due after 30 days. */
export type Letter = Views['ContactMessageView'] | Views['DeletionRequestView'];

export type Urgent = Views['DeletionRequestView'];

export const LETTER_KINDS = ['contact-messages', 'deletion-requests'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

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

/**
 * Suspends for a number of days, until a date, or (with neither) until an administrator lifts it.
 */
export const suspend = (
  args: RouteArgs,
  id: number,
  form: { days?: string; until?: string; reason: string },
): Promise<Reply<unknown>> =>
  postForm(args, { path: '/admin/members/{id}/suspend', at: { id }, form });

export const reinstate = (args: RouteArgs, id: number, reason: string): Promise<Reply<unknown>> =>
  postForm(args, { path: '/admin/members/{id}/reinstate', at: { id }, form: { reason } });

export const members = (
  args: RouteArgs,
  query: { term?: string; state?: string; before?: number },
) => dataOf(api(args).GET('/admin/members', { params: { query } }));

export async function member(args: RouteArgs, id: number): Promise<MemberRecord> {
  return (await dataOf(api(args).GET('/admin/members/{id}', at(id)))).result;
}

/** An administrator's action on a member. `typed` holds the form's last day or note number. */
type MemberAct = (
  args: RouteArgs,
  id: number,
  typed: { until: string; note: string },
) => Promise<Reply<unknown>>;

export const MEMBER_ACTS: ReadonlyMap<string, MemberAct> = new Map<string, MemberAct>([
  [
    'end-sessions',
    (args, id) => replyOf(api(args).POST('/admin/members/{id}/end-sessions', at(id))),
  ],
  [
    'reset-second-step',
    (args, id) => replyOf(api(args).POST('/admin/members/{id}/reset-second-step', at(id))),
  ],
  ['remove-note', (args, id, { note }) => removeNote(args, id, Number(note))],
  [
    'verify',
    (args, id, { until }) =>
      postForm(args, { path: '/admin/members/{id}/verify', at: { id }, form: { until } }),
  ],
]);

/**
 * `what` is `days`, `email` or `phone`: when the member may post again. Until then reading only.
 */
export function restrict(
  args: RouteArgs,
  id: number,
  { what, days, reason }: Record<'what' | 'days' | 'reason', string>,
): Promise<Reply<unknown>> {
  return what === 'days'
    ? postForm(args, {
        path: '/admin/members/{id}/restrict',
        at: { id },
        form: { days, reason },
      })
    : postForm(args, {
        path: '/admin/members/{id}/ask-confirm',
        at: { id },
        form: { what, reason },
      });
}

export function letters(
  args: RouteArgs,
  kind: LetterKind,
  before?: number,
): Promise<{ result: Letter[]; nextBefore: number | null }> {
  const params = { query: { before } };
  return kind === 'contact-messages'
    ? dataOf(api(args).GET('/admin/contact-messages', { params }))
    : dataOf(api(args).GET('/admin/deletion-requests', { params }));
}

/** Deletion requests that are due soon, the most urgent first. */
export async function urgentRequests(args: RouteArgs): Promise<Urgent[]> {
  const query = { state: 'urgent', limit: 100 } as const;
  const { result } = await dataOf(api(args).GET('/admin/deletion-requests', { params: { query } }));
  return result.reverse();
}

export const closeLetter = (
  args: RouteArgs,
  kind: LetterKind,
  id: number,
): Promise<Reply<unknown>> =>
  replyOf(
    kind === 'contact-messages'
      ? api(args).POST('/admin/contact-messages/{id}/close', at(id))
      : api(args).POST('/admin/deletion-requests/{id}/close', at(id)),
  );

export const visitors = (args: RouteArgs, before?: number) =>
  dataOf(api(args).GET('/admin/visitors', { params: { query: { before } } }));
