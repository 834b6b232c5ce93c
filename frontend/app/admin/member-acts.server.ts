import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import { removeNote } from './member-record.server';

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

const at = (id: number) => ({ params: { path: { id } } });

/** An administrator's action on a member. `typed` holds the form's note number. */
type MemberAct = (args: RouteArgs, id: number, typed: { note: string }) => Promise<Reply<unknown>>;

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
]);
