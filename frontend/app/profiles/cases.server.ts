import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A case in the list on its author's profile. */
export interface CaseOnProfile {
  id: number;
  diagnosis: string;
  /** Null for a case without pictures or one marked as sensitive. */
  thumbnailUrl: string | null;
  closesAt: string | null;
  isOpen: boolean;
  /** Whether colleagues can see it. */
  isShown: boolean;
}

export async function casesOf(args: RouteArgs, id: number): Promise<CaseOnProfile[]> {
  const params = { path: { id }, query: { kind: 'case' } } as const;
  return (await dataOf(api(args).GET('/members/{id}/posts', { params }))).result.map(toCase);
}

function toCase(row: components['schemas']['PostView']): CaseOnProfile {
  const { id, diagnosis, closesAt, isSensitive, state } = row;
  const [thumbnail = null] = row.files.flatMap((file) => file.thumbnailUrl ?? file.posterUrl ?? []);
  const isHeld = state.isUndeclared || state.isWaitingForPatient || state.isChecking;
  const isAwaited = isHeld || state.isProcessing;
  return {
    id,
    diagnosis,
    closesAt,
    thumbnailUrl: isSensitive ? null : thumbnail,
    isOpen: state.isOpen || isAwaited,
    isShown: !isAwaited && !state.isHidden && !state.withdrawnAt,
  };
}
