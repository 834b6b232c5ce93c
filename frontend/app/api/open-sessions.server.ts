import { type Asking, api } from './client.server';
import { answered } from './refused.server';

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

export async function openSessions(args: Asking): Promise<OpenSession[]> {
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

export const endSession = (args: Asking, id: string) =>
  api(args).delete(`sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = (args: Asking) => api(args).post('sessions/end-others', {});
