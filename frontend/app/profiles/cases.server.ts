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

export async function casesOf(args: RouteArgs, memberId: number): Promise<CaseOnProfile[]> {
  const { cases } = await dataOf(
    api(args).POST('/clinicalCases/mine', { body: { signup_id: memberId } }),
  );
  return cases.map(toCase);
}

function toCase(row: components['schemas']['CaseView']): CaseOnProfile {
  const [thumbnail = null] = row.files.flatMap(
    (file) => file.thumbnail_url ?? file.poster_url ?? [],
  );
  return {
    id: row.id,
    diagnosis: row.diagnosis,
    thumbnailUrl: row.sensitive ? null : thumbnail,
    closesAt: row.closes_at,
    isOpen: row.status !== 'Closed',
    isShown: ['Active', 'Closed'].includes(row.status) && !row.is_hidden && !row.withdrawn_at,
  };
}
