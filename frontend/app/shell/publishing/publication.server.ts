import { redirect } from '@remix-run/node';
import { type FormValues, textOf } from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import { refusedForm } from '../../wire/forms.server';
import { api } from '../../wire/untyped.server';
import { setToast } from '../flash.server';
import type { Publication } from './publication';

export function publicationOf(publishedAt: string | null): Publication {
  if (publishedAt === null) return { status: 'draft', at: null };
  return {
    status: new Date(publishedAt) > new Date() ? 'scheduled' : 'published',
    at: publishedAt,
  };
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const said = {
  draft: 'It is a draft again.',
  scheduled: 'It is scheduled.',
  published: 'It is published.',
};

type PublishedCall = `admin/${'events' | 'learning' | 'announcements'}/${string}`;

/** What the form of publishing asks for: now, at a time (browsers say it without a zone; the form says that it is India's), or not at all. */
export async function publishAsAsked(
  args: RouteArgs,
  values: FormValues,
  { call, page }: { call: PublishedCall; page: string },
) {
  const at = textOf(values, 'at');
  const whole = LOCAL.test(at) ? new Date(`${at}:00+05:30`).toISOString() : at;
  const withdraws = textOf(values, 'intent') === 'withdraw';
  const reply = await api(args).post(
    `${call}/publish`,
    withdraws ? { withdraw: true } : whole ? { at: whole } : {},
  );
  if (!reply.ok) return refusedForm(reply, values);
  const text = said[withdraws ? 'draft' : publicationOf(whole || new Date(0).toISOString()).status];
  return redirect(page, { headers: { 'Set-Cookie': await setToast({ kind: 'success', text }) } });
}
