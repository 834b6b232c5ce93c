import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { endPush, preferences, subscribeToPush } from '../../api/notifications.server';
import { requireMember } from '../../lib/guard.server';

/** The key with which a browser subscribes. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { pushKey } = await preferences(args);
  return Response.json({ key: pushKey });
}

/** What the scripts of a page say of this browser's subscription. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await args.request.formData();
  const subscription = readSubscription(form.get('subscription'));
  const reply =
    form.get('intent') === 'end'
      ? await endPush(args, subscription)
      : await subscribeToPush(args, subscription);
  return Response.json(reply.ok ? {} : { refusal: reply.msg });
}

function readSubscription(text: unknown): { endpoint?: string } {
  try {
    return JSON.parse(String(text)) as { endpoint?: string };
  } catch {
    throw new Response(null, { status: 400 });
  }
}
