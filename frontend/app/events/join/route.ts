import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { attend } from '../api.server';

/** Joining takes a POST; a GET only redirects to the event. */
export function loader({ params }: { params: { id?: string } }) {
  return redirect(`/events/${idIn(params.id)}`);
}

/** Records that the member joined and redirects to the event's link. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params.id);
  const reply = await attend(args, id);
  if (reply.ok && reply.data.event_link) return redirect(reply.data.event_link);
  const text = reply.ok ? 'You joined. The host has given no link.' : reply.msg;
  return redirect(`/events/${id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: reply.ok ? 'success' : 'error', text }) },
  });
}
