import { type FormValues, textOf } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';

type Views = components['schemas'];

/** A message from the contact form or a deletion request; the latter is due after 30 days. */
export type Letter = Views['ContactMessageView'] | Views['DeletionRequestView'];

export type Urgent = Views['DeletionRequestView'];

export const LETTER_KINDS = ['contact-messages', 'deletion-requests'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const at = (id: number) => ({ params: { path: { id } } });

export function letters(
  args: RouteArgs,
  kind: LetterKind,
  before?: number,
): Promise<{ result: Letter[]; nextBefore: number | null }> {
  const params = { query: { before } };
  return kind === 'contact-messages'
    ? dataOf(api(args).GET('/admin/contact-messages', { params }))
    : dataOf(api(args).GET('/admin/deletion-requests', { params }));
}

/** Deletion requests that are due soon, the most urgent first. */
export async function urgentRequests(args: RouteArgs): Promise<Urgent[]> {
  const query = { state: 'urgent', limit: 100 } as const;
  const { result } = await dataOf(api(args).GET('/admin/deletion-requests', { params: { query } }));
  return result.reverse();
}

export const closeMessage = (args: RouteArgs, id: number): Promise<Reply<unknown>> =>
  replyOf(api(args).POST('/admin/contact-messages/{id}/close', at(id)));

export async function deletionRequest(args: RouteArgs, id: number): Promise<Urgent> {
  return (await dataOf(api(args).GET('/admin/deletion-requests/{id}', at(id)))).result;
}

/** `ask` emails a link, `erase` deletes the account, `close` refuses. */
export function decideDeletion(
  args: RouteArgs,
  id: number,
  form: FormValues,
): Promise<Reply<unknown>> {
  const act = textOf(form, 'act');
  if (act === 'ask') return replyOf(api(args).POST('/admin/deletion-requests/{id}/ask', at(id)));
  return act === 'erase'
    ? postForm(args, {
        path: '/admin/deletion-requests/{id}/erase',
        at: { id },
        form: { proof: textOf(form, 'proof'), note: textOf(form, 'note') },
      })
    : postForm(args, {
        path: '/admin/deletion-requests/{id}/close',
        at: { id },
        form: { reason: textOf(form, 'reason') },
      });
}
