import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';

type Views = components['schemas'];

export type MemberPost = Views['MemberPostView'];
export type MemberReports = Views['MemberReportsView'];
/** An administrator's note on a member. */
export type Note = Views['NoteView'];

export const POST_KINDS = ['clinical-post', 'beyond-post', 'explore-post'] as const;
export type PostKind = (typeof POST_KINDS)[number];

const at = (id: number) => ({ path: { id } });

export async function postsOf(
  args: RouteArgs,
  id: number,
  query: { kind: PostKind; before?: number },
): Promise<{ result: MemberPost[]; nextBefore: number | null }> {
  const params = { ...at(id), query: { ...query, limit: 10 } };
  return dataOf(api(args).GET('/admin/members/{id}/posts', { params }));
}

export async function reportsOf(args: RouteArgs, id: number): Promise<MemberReports> {
  return (await dataOf(api(args).GET('/admin/members/{id}/reports', { params: at(id) }))).result;
}

/** The API refuses this to the member the notes are about. */
export const notesOn = (
  args: RouteArgs,
  id: number,
  before?: number,
): Promise<Reply<{ result: Note[]; nextBefore: number | null }>> =>
  replyOf(
    api(args).GET('/admin/members/{id}/notes', {
      params: { ...at(id), query: { before, limit: 10 } },
    }),
  );

export const addNote = (args: RouteArgs, id: number, form: Pick<FormValues, 'text'>) =>
  postForm(args, { path: '/admin/members/{id}/notes', at: { id }, form });

export const removeNote = (args: RouteArgs, id: number, note: number): Promise<Reply<unknown>> =>
  replyOf(api(args).DELETE('/admin/members/{id}/notes/{note}', { params: { path: { id, note } } }));
