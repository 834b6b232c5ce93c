import type { ConnectionState } from '../../../backend/src/connections/connection-state.rules';
import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** The connection between the signed-in member and another member. */
export interface Connection {
  memberId: number;
  fullName: string;
  /** The id of the connection record; null if there is none. */
  connectionId: number | null;
  state: ConnectionState;
}

/** A row in a list of connections: the record and the other member. */
export interface ListedConnection {
  id: number;
  person: Author;
  connection: Connection;
  askedAt: string;
}

export interface ConnectionPage {
  connections: ListedConnection[];
  nextBefore: number | null;
}

export function requestsOf(args: RouteArgs, before?: number): Promise<ConnectionPage> {
  return listed(args, '/getBeyondFollowRequests', before);
}

export function connectionsOf(args: RouteArgs, before?: number): Promise<ConnectionPage> {
  return listed(args, '/getBeyondConnections', before);
}

async function listed(
  args: RouteArgs,
  call: '/getBeyondFollowRequests' | '/getBeyondConnections',
  before?: number,
): Promise<ConnectionPage> {
  const { result, nextBefore } = await dataOf(api(args).POST(call, { body: { before } }));
  return { connections: result.map(toConnection), nextBefore };
}

/** A member the user may know. */
export interface Suggested {
  person: Author;
  shared: string[];
  mutual: number;
}

export async function suggested(
  args: RouteArgs,
): Promise<{ people: Suggested[]; isSuggested: boolean }> {
  const { result, suggested: isSuggested } = await dataOf(api(args).GET('/people'));
  const people = result.map((row) => ({
    person: toAuthor(row),
    shared: row.shared,
    mutual: row.mutual,
  }));
  return { people, isSuggested };
}

export const chooseSuggested = (args: RouteArgs, isSuggested: boolean) =>
  replyOf(api(args).PUT('/people/settings', { body: { suggested: isSuggested } }));

export const blockMember = (args: RouteArgs, memberId: number) =>
  postForm(args, { path: '/blocks', form: { memberId: String(memberId) } });

export interface BlockedPage {
  people: Author[];
  nextBefore: number | null;
}

export async function blockedMembers(args: RouteArgs, before?: number): Promise<BlockedPage> {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/blocks', { params: { query: { before } } }),
  );
  return { people: result.map(toAuthor), nextBefore };
}

function toConnection(row: components['schemas']['ConnectionView']): ListedConnection {
  const state =
    row.status === 1 ? 'connected' : row.sent_by === row.signup_id ? 'received' : 'sent';
  const person = toAuthor(row);
  return {
    id: row.id,
    person,
    connection: {
      memberId: person.memberId,
      fullName: person.fullName,
      connectionId: row.id,
      state,
    },
    askedAt: row.created_time_date,
  };
}
