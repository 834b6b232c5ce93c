import { api, dataOf, type RouteArgs } from '../wire/client.server';

export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

export async function mailsTo(args: RouteArgs, address: string): Promise<Mail[]> {
  const query = { to: address || undefined, limit: 50 };
  const { result } = await dataOf(api(args).GET('/dev/inbox', { params: { query } }));
  return result.map(({ id, to, subject, text, sent_at: sentAt }) => ({
    id,
    to,
    subject,
    text,
    sentAt,
  }));
}
