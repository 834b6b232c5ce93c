import { api, dataOf, type RouteArgs, replyOf } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';

/** Settings that are switched on the page itself. Details have pages of their own. */
export interface Choices {
  /** Whether colleagues may ask for one's opinion. */
  takes: boolean;
  maxPerDay: number;
  /** How often a member who was away gets an email. */
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

/** @param form one switch: its name, with `on` or `off` */
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
