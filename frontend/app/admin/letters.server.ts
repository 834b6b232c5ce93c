import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
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

export const closeLetter = (
  args: RouteArgs,
  kind: LetterKind,
  id: number,
): Promise<Reply<unknown>> =>
  replyOf(
    kind === 'contact-messages'
      ? api(args).POST('/admin/contact-messages/{id}/close', at(id))
      : api(args).POST('/admin/deletion-requests/{id}/close', at(id)),
  );
