import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

export async function mailsTo(args: RouteArgs, to: string): Promise<Mail[]> {
  const reply = await api(args).get<{ result: (Omit<Mail, 'sentAt'> & { sent_at: string })[] }>(
    'dev/inbox',
    {
      params: { to: to || undefined, limit: 50 },
    },
  );
  return answered(reply).result.map(({ id, to: address, subject, text, sent_at }) => ({
    id,
    to: address,
    subject,
    text,
    sentAt: sent_at,
  }));
}
