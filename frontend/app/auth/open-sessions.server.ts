import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

/** One place where the member is signed in. */
export interface OpenSession {
  id: number;
  /** As the browser calls itself. */
  device: string;
  signedInAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

interface SessionRow {
  id: number;
  device: string;
  signed_in_at: string;
  last_seen_at: string;
  current: boolean;
}

export async function openSessions(args: RouteArgs): Promise<OpenSession[]> {
  const { result } = answered(await api(args).get<{ result: SessionRow[] }>('sessions'));
  return result.map(
    ({ id, device, signed_in_at: signedInAt, last_seen_at: lastSeenAt, current: isCurrent }) => ({
      id,
      device,
      signedInAt,
      lastSeenAt,
      isCurrent,
    }),
  );
}

export const endSession = (args: RouteArgs, id: string) =>
  api(args).delete(`sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = (args: RouteArgs) => api(args).post('sessions/end-others', {});
