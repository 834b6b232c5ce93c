import { api, dataOf, type RouteArgs, replyOf } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';

/** Settings with a switch on the settings page itself; their details have pages of their own. */
export interface Choices {
  /** Whether colleagues may ask the member for an opinion. */
  takes: boolean;
  maxPerDay: number;
  /** How often the member gets an email about what they missed. */
  digest: string;
}

const NEVER = 'never';
const USUAL = 'daily';

export async function choicesOf(args: RouteArgs): Promise<Choices> {
  const [{ result: asked }, { digest }] = await Promise.all([
    dataOf(api(args).GET('/questions/settings')),
    dataOf(api(args).GET('/notifications/preferences')),
  ]);
  return { takes: asked.takes, maxPerDay: asked.maxPerDay, digest };
}

/** @param form a single switch: its name with the value `on` or `off` */
export async function switchIn(
  args: RouteArgs,
  form: FormData,
): Promise<{ reply: Reply<unknown>; place: string } | undefined> {
  const [takes, digest] = [form.get('takes'), form.get('digest')];
  if (takes !== null) {
    const body = { takes: takes === 'on' };
    return { reply: await replyOf(api(args).PUT('/questions/settings', { body })), place: 'asked' };
  }
  if (digest === null) return undefined;
  const body = { digest: digest === 'on' ? USUAL : NEVER };
  return {
    reply: await replyOf(api(args).PUT('/notifications/preferences', { body })),
    place: 'notifications',
  };
}
