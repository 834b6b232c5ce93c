import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { readForm } from '../../wire/sent-form.server';
import { endPush, subscribeToPush } from '../api.server';
import { preferences } from '../preferences.server';

/** The VAPID public key with which browsers subscribe. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { pushKey } = await preferences(args);
  return Response.json({ key: pushKey });
}

/** Stores or ends this browser's push subscription. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await readForm(args.request);
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
