import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

/** A case as its author's profile lists it. */
export interface CaseOnProfile {
  id: number;
  diagnosis: string;
  /** Null for a case without pictures, and for one that is marked as sensitive. */
  thumbnailUrl: string | null;
  postedAt: string;
  isOpen: boolean;
}

interface FileRow {
  thumbnail_url: string | null;
  poster_url?: string | null;
}

interface CaseRow {
  id: number;
  diagnosis: string;
  created_at: string;
  status: string;
  sensitive?: number;
  files?: FileRow[];
}

interface OwnCases {
  cases: CaseRow[];
  files: (FileRow & { cl_case_id: number })[];
}

export async function casesOf(args: RouteArgs, memberId: number): Promise<CaseOnProfile[]> {
  const { cases, files } = answered(
    await api(args).post<OwnCases>('clinicalCases/mine', { signup_id: memberId }),
  );
  return cases.map((row) =>
    toCase(row, row.files ?? files.filter((file) => file.cl_case_id === row.id)),
  );
}

function toCase(row: CaseRow, files: FileRow[]): CaseOnProfile {
  const [thumbnail = null] = files.flatMap((file) => file.thumbnail_url ?? file.poster_url ?? []);
  return {
    id: row.id,
    diagnosis: row.diagnosis,
    thumbnailUrl: row.sensitive ? null : thumbnail,
    postedAt: row.created_at,
    isOpen: row.status !== 'Closed',
  };
}
