import type { Standing } from '../../../backend/src/connections/standing.rules';
import { type Author, type AuthorRow, toAuthor } from '../profiles/author.server';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

/** How the reader stands to a member. */
export interface Bond {
  memberId: number;
  fullName: string;
  /** Of the record between the two, if there is one. */
  connectionId: number | null;
  standing: Standing;
}

/** A record of the graph, with the member at its other end. */
export interface Connection {
  id: number;
  person: Author;
  bond: Bond;
  askedAt: string;
}

export interface ConnectionPage {
  connections: Connection[];
  nextBefore: number | null;
}

interface ConnectionRow extends AuthorRow {
  id: number;
  sent_by: number;
  status: 0 | 1;
  created_time_date: string;
}

interface Listed<Row> {
  result: Row[];
  nextBefore: number | null;
}

export function requestsOf(args: RouteArgs, before?: string): Promise<ConnectionPage> {
  return listed(args, 'getBeyondFollowRequests', before);
}

export function connectionsOf(args: RouteArgs, before?: string): Promise<ConnectionPage> {
  return listed(args, 'getBeyondConnections', before);
}

async function listed(
  args: RouteArgs,
  call: 'getBeyondFollowRequests' | 'getBeyondConnections',
  before?: string,
): Promise<ConnectionPage> {
  const { result, nextBefore } = answered(
    await api(args).post<Listed<ConnectionRow>>(call, before ? { before } : {}),
  );
  return { connections: result.map(toConnection), nextBefore };
}

export interface BlockedPage {
  people: Author[];
  nextBefore: number | null;
}

export async function blockedMembers(args: RouteArgs, before?: string): Promise<BlockedPage> {
  const { result, nextBefore } = answered(
    await api(args).get<Listed<AuthorRow>>('blocks', { params: { before } }),
  );
  return { people: result.map(toAuthor), nextBefore };
}

/** What can be done with a bond, by the intent of a form. */
export const bondChanges = {
  ask: (args: RouteArgs, { memberId }: NamedBond) =>
    api(args).post('addBeyondFollowRequest', { user_two_id: memberId }),
  accept: (args: RouteArgs, { connectionId }: NamedBond) =>
    api(args).post('updateBeyondFollowRequest', { follow_id: connectionId, status: 1 }),
  cancel: (args: RouteArgs, { connectionId }: NamedBond) =>
    api(args).post('cancelBeyondFollowRequest', { follow_id: connectionId }),
  remove: (args: RouteArgs, { connectionId }: NamedBond) =>
    api(args).post('cancelBeyondFollowRequest', { follow_id: connectionId }),
  disconnect: (args: RouteArgs, { memberId }: NamedBond) =>
    api(args).post('unfollowBeyond', { user_two_id: memberId }),
  block: (args: RouteArgs, { memberId }: NamedBond) => api(args).post('blocks', { memberId }),
  unblock: (args: RouteArgs, { memberId }: NamedBond) =>
    api(args).delete(`blocks/${encodeURIComponent(memberId)}`),
};

export type BondIntent = keyof typeof bondChanges;

export interface NamedBond {
  memberId: string;
  connectionId: string;
}

function toConnection(row: ConnectionRow): Connection {
  const standing =
    row.status === 1 ? 'connected' : row.sent_by === row.signup_id ? 'received' : 'sent';
  const person = toAuthor(row);
  return {
    id: row.id,
    person,
    bond: { memberId: person.memberId, fullName: person.fullName, connectionId: row.id, standing },
    askedAt: row.created_time_date,
  };
}
