import { data, redirect } from '@remix-run/node';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { api, type RouteArgs, replyOf } from '../../wire/client.server';
import { refusedForm } from '../../wire/forms.server';
import { setToast } from '../flash.server';
import { instantTyped, skippedTyped } from './own-time';
import { zoneOfForm } from './own-time.server';
import type { Publication } from './publication';

export function publicationOf(publishedAt: string | null): Publication {
  if (publishedAt === null) return { status: 'draft', at: null };
  return {
    status: new Date(publishedAt) > new Date() ? 'scheduled' : 'published',
    at: publishedAt,
  };
}

const UNPROCESSABLE = 422;

const said = {
  draft: 'It is a draft again.',
  scheduled: 'It is scheduled.',
  published: 'It is published.',
};

type Published = 'events' | 'learning' | 'announcements';

/**
 * Handles the publication form: now, at a time (sent without a zone; the form sends its zone
 * along), or withdraw.
 */
export async function publishAsAsked(
  args: RouteArgs,
  values: FormValues,
  { kind, id }: { kind: Published; id: number },
) {
  const at = textOf(values, 'at');
  const whole = at && instantTyped(at, zoneOfForm(values, args.request));
  const withdraws = textOf(values, 'intent') === 'withdraw';
  const skipped = withdraws ? undefined : skippedTyped(at, zoneOfForm(values, args.request));
  if (skipped)
    return data<FormState>({ values, errors: { at: [skipped] } }, { status: UNPROCESSABLE });
  const reply = await replyOf(
    api(args).POST(`/admin/${kind}/{id}/publish`, {
      params: { path: { id } },
      body: withdraws ? { withdraw: true } : whole ? { at: whole } : {},
    }),
  );
  if (!reply.ok) return refusedForm(reply, values);
  const text = said[withdraws ? 'draft' : publicationOf(whole || new Date(0).toISOString()).status];
  return redirect(`/admin/${kind}/${id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text }) },
  });
}
