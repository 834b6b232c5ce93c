import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';

type Views = components['schemas'];

/** A file outside clinical posts that others do not see yet. */
export type HeldMedia = Views['HeldMediaView'];

export async function allHeld(args: RouteArgs): Promise<HeldMedia[]> {
  return (await dataOf(api(args).GET('/me/held'))).result;
}

/** @returns undefined once it is decided, and if it is somebody else's */
export async function findHeld(args: RouteArgs, id: number): Promise<HeldMedia | undefined> {
  const reply = await replyOf(api(args).GET('/me/held/{id}', { params: { path: { id } } }));
  return !reply.ok && reply.code === 404 ? undefined : answered(reply).result;
}

export const decide = (args: RouteArgs, id: number, body: Views['DecideBody']) =>
  replyOf(api(args).POST('/me/held/{id}', { params: { path: { id } }, body }));
