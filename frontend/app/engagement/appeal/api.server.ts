import { api, dataOf, postForm, type RouteArgs } from '../../wire/client.server';
import type { components } from '../../wire/schema';

/** A decision about something that the reader posted. */
export type Takedown = components['schemas']['TakedownView'];

export async function takedown(args: RouteArgs, kind: string, id: number): Promise<Takedown> {
  const path = { kind, id };
  return (await dataOf(api(args).GET('/appeals/{kind}/{id}', { params: { path } }))).result;
}

export const appeal = (args: RouteArgs, form: { kind: string; id: string; text: string }) =>
  postForm(args, { path: '/appeals', form });
