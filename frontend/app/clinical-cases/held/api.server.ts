import { api, dataOf, type RouteArgs, replyOf } from '../../wire/client.server';
import type { components } from '../../wire/schema';

type Views = components['schemas'];

/** The check of a file that colleagues do not see yet. */
export type HeldFile = Views['PostFileCheckView'];

export async function heldFilesOf(args: RouteArgs, id: number): Promise<HeldFile[]> {
  const { result } = await dataOf(api(args).GET('/posts/{id}/check', { params: { path: { id } } }));
  return result;
}

export const release = (args: RouteArgs, id: number, body: Views['ReleaseBody']) =>
  replyOf(api(args).POST('/posts/{id}/check', { params: { path: { id } }, body }));
