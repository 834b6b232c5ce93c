import { api, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';

export type BreachSheets = components['schemas']['BreachSheetsView'];

const PATH = '/admin/posts/{id}/breachSheet';
const at = (id: number) => ({ params: { path: { id } } });

/** Whether a list of who has seen a post may be made; refused if there is no such post. */
export const breachSheets = (
  args: RouteArgs,
  id: number,
): Promise<Reply<{ result: BreachSheets }>> => replyOf(api(args).GET(PATH, at(id)));

/** Makes the list: a PDF. */
export const makeBreachSheet = (args: RouteArgs, id: number): Promise<Reply<Uint8Array>> =>
  replyOf(api(args).POST(PATH, at(id)) as Parameters<typeof replyOf<Uint8Array>>[0]);
