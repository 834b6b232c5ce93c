import { api, dataOf, type RouteArgs } from '../wire/client.server';

export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const SHOWN = 50;
/** As many as the API answers: more have come since the list was shown. */
const LOOKED_THROUGH = 100;
const NOT_FOUND = 404;

export async function mailsTo(args: RouteArgs, address: string): Promise<Mail[]> {
  const result = await inbox(args, address, SHOWN);
  return result.map(({ id, to, subject, text, sent_at: sentAt }) => ({
    id,
    to,
    subject,
    text,
    sentAt,
  }));
}

/** @throws 404 for an email that is not among the latest to its address */
export async function htmlOf(args: RouteArgs, address: string, id: number): Promise<string> {
  const mail = (await inbox(args, address, LOOKED_THROUGH)).find((one) => one.id === id);
  if (!mail) throw new Response(null, { status: NOT_FOUND });
  return mail.html;
}

async function inbox(args: RouteArgs, address: string, limit: number) {
  const query = { to: address || undefined, limit };
  return (await dataOf(api(args).GET('/dev/inbox', { params: { query } }))).result;
}
