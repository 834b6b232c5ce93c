import type { ConnectionState } from '../../../backend/src/connections/connection-state.rules';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';

/** The connection between the signed-in member and another member. */
export interface ProfileConnection {
  memberId: number;
  /** The id of the connection record; null if there is none. */
  connectionId: number | null;
  state: ConnectionState;
  /** The number of the other member's connections; 501 means more than 500. */
  total: number;
  /** The number of mutual connections. */
  mutual: number;
}

export async function connectionWith(
  args: RouteArgs,
  memberId: number,
): Promise<ProfileConnection> {
  const { standing, follow_id, connections, mutual } = await dataOf(
    api(args).GET('/connections/{id}', { params: { path: { id: memberId } } }),
  );
  return { memberId, state: standing, connectionId: follow_id, total: connections, mutual };
}

/** The member whose profile is closed because the reader has blocked them; null if they have not. */
export async function blockedByReader(
  args: RouteArgs,
  memberId: number,
): Promise<{ memberId: number; fullName: string } | null> {
  const reply = await replyOf(
    api(args).GET('/blocks/{id}', { params: { path: { id: memberId } } }),
  );
  return reply.ok ? { memberId, fullName: reply.data.blocked.full_name } : null;
}
