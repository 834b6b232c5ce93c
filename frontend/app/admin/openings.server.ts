import type { AskedPage } from '../ui/pager';
import { api, dataOf, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** An opportunity of any member, in any state. */
export type Opening = components['schemas']['OpeningView'];

export const OPENINGS_PER_PAGE = 20;

export const openings = (
  args: RouteArgs,
  query: AskedPage & { state: string; query: string | undefined },
) => dataOf(api(args).GET('/admin/opportunities', { params: { query } }));

export async function opening(args: RouteArgs, id: number): Promise<Opening> {
  const params = { path: { id } };
  return (await dataOf(api(args).GET('/admin/opportunities/{id}', { params }))).result;
}

export const closeOpening = (args: RouteArgs, id: number, reason: string) =>
  postForm(args, { path: '/admin/opportunities/{id}/close', at: { id }, form: { reason } });
