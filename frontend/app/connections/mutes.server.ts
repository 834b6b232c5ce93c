import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';

export const MUTED_KINDS = ['member', 'case', 'room'] as const;
export type MutedKind = (typeof MUTED_KINDS)[number];

/** What the reader has muted. */
export interface Mute {
  kind: MutedKind;
  id: number;
  /** Empty if the reader no longer sees it. */
  name: string;
  /** Null: until it is turned on again. */
  until: string | null;
}

export async function mutes(
  args: RouteArgs,
  query: { before?: number; kind?: MutedKind; id?: number } = {},
): Promise<{ mutes: Mute[]; nextBefore: number | null }> {
  const { result, nextBefore } = await dataOf(api(args).GET('/mutes', { params: { query } }));
  return { mutes: result, nextBefore };
}

export const mute = (
  args: RouteArgs,
  { kind, id, until }: { kind: MutedKind; id: number; until: Date | null },
) =>
  postForm(args, {
    path: '/mutes',
    form: { kind, id: String(id), ...(until && { until: until.toISOString() }) },
  });

export const unmute = (args: RouteArgs, kind: MutedKind, id: number) =>
  replyOf(api(args).DELETE('/mutes/{kind}/{id}', { params: { path: { kind, id } } }));
