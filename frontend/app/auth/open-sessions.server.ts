import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';

/** A device on which the member is signed in. */
export interface OpenSession {
  id: number;
  /** The user agent of the browser. */
  device: string;
  signedInAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

export async function openSessions(args: RouteArgs): Promise<OpenSession[]> {
  const { result } = await dataOf(api(args).GET('/sessions'));
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

export const endSession = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/sessions/{id}', { params: { path: { id } } }));

export const endOtherSessions = (args: RouteArgs) =>
  replyOf(api(args).POST('/sessions/end-others'));
