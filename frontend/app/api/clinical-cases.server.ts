import { type Asking, api, type PassedOn } from './client.server';
import { answered } from './refused.server';

export interface Author {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isVerified: boolean;
}

export interface CaseFile {
  kind: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';
  mimeType: string;
  url: string;
  /** For lists; pictures of a video or PDF are drawn by a worker and come later. */
  mediumUrl: string | null;
  thumbnailUrl: string | null;
  name: string;
  altText: string;
  /** What stands in for it while it loads. */
  color?: string;
  width?: number;
  height?: number;
  isProcessing: boolean;
  /** Why it cannot be shown; its author is told. */
  problem: string;
}

export interface ClinicalCase {
  id: number;
  author: Author;
  speciality: string;
  age: string;
  gender: string;
  diagnosis: string;
  history: string;
  question: string;
  outcome: string;
  postedAt: string;
  isOpen: boolean;
  /** Its author sees it already; others once its video plays. */
  isProcessing: boolean;
  isLiked: boolean;
  isSaved: boolean;
  likes: number;
  comments: number;
  files: CaseFile[];
}

export interface CaseComment {
  id: number;
  parentId: number | null;
  author: Author;
  /** Empty once deleted. */
  text: string;
  writtenAt: string;
}

export interface CasePage {
  cases: ClinicalCase[];
  nextBefore: number | null;
}

interface PersonRow {
  signup_id: number;
  full_name: string;
  profile_pic?: string | null;
  specialty_type?: string | null;
  current_location?: string | null;
  is_verified?: boolean | number;
}

interface CaseRow extends PersonRow {
  id: number;
  speciality: string;
  patient_age: string | number;
  ageUnit?: string;
  patient_gender: string;
  diagnosis: string;
  history: string | null;
  clinical_questions: string | null;
  outcome: string | null;
  created_at: string;
  closes_at: string | null;
  status: 'Active' | 'Closed' | 'Processing';
  is_like: boolean | number;
  isAddedInCollection: number;
  like_count: number;
  comment_count: number;
  files: FileRow[];
}

interface FileRow {
  category: CaseFile['kind'];
  mime_type: string;
  url: string | null;
  thumbnail_url: string | null;
  medium_url: string | null;
  poster_url: string | null;
  name: string;
  width: number | null;
  height: number | null;
  color: string | null;
  alt_text: string | null;
  state: string;
  reject_reason: string | null;
}

interface CommentRow extends PersonRow {
  comment_id: number;
  parent_id?: number | null;
  comment: string;
  created_at: string;
}

export async function caseFeed(args: Asking, params: { before?: string; speciality?: string; limit?: number }): Promise<CasePage> {
  const { result, nextBefore } = answered(
    await api(args).get<{ result: CaseRow[]; nextBefore: number | null }>('clinicalCases', { params }),
  );
  return { cases: result.map(toCase), nextBefore };
}

/** What the reader has put aside. */
export async function savedCases(args: Asking, before?: string): Promise<CasePage> {
  const reply = await api(args).get<{ result: CaseRow[]; nextBefore: number | null }>('clinicalCases/collection', { params: { before } });
  const { result, nextBefore } = answered(reply);
  return { cases: result.map(toCase), nextBefore };
}

export async function caseById(args: Asking, caseId: string): Promise<ClinicalCase> {
  return toCase(answered(await api(args).get<{ result: CaseRow }>(`clinicalCases/${encodeURIComponent(caseId)}`)).result);
}

export async function casesOf(args: Asking, memberId: number): Promise<ClinicalCase[]> {
  const { cases, files } = answered(
    await api(args).post<{ cases: CaseRow[]; files: (FileRow & { cl_case_id: number })[] }>('clinicalCases/mine', { signup_id: memberId }),
  );
  return cases.map((row) => toCase({ ...row, files: row.files ?? files.filter((file) => file.cl_case_id === row.id) }));
}

/** Oldest first. */
export async function commentsOn(args: Asking, caseId: string): Promise<CaseComment[]> {
  const rows = answered(
    await api(args).get<CommentRow[]>(`getCommentsOnClinicalCase/${encodeURIComponent(caseId)}`, { params: { limit: 100 } }),
  );
  return rows.map((row) => ({
    id: row.comment_id,
    parentId: row.parent_id ?? null,
    author: toAuthor(row),
    text: row.comment,
    writtenAt: row.created_at,
  }));
}

export async function likersOf(args: Asking, caseId: string): Promise<Author[]> {
  const reply = await api(args).get<{ result: (PersonRow & { owner_id?: number })[] }>(
    `clinicalCases/${encodeURIComponent(caseId)}/likers`,
  );
  return answered(reply).result.map(toAuthor);
}

export const publishCase = (args: Asking, form: PassedOn) => api(args).post<{ id: number }>('clinicalCases', form);

export const likeCase = (args: Asking, clinicalCaseId: string) => api(args).post('clinicalCases/like', { clinicalCaseId });

export const unlikeCase = (args: Asking, clinicalCaseId: string) => api(args).post('clinicalCases/dislike', { clinicalCaseId });

export const saveCase = (args: Asking, clCaseId: string) => api(args).post('clinicalCases/collection/add', { cl_case_id: clCaseId });

export const unsaveCase = (args: Asking, clCaseId: string) => api(args).post('clinicalCases/collection/remove', { cl_case_id: clCaseId });

export const commentOnCase = (args: Asking, body: { clinicalCaseId: string; comment: string; parentId?: string }) =>
  api(args).post<{ comment: CommentRow }>('clinicalCases/comment', body);

function toCase(row: CaseRow): ClinicalCase {
  return {
    id: row.id,
    author: toAuthor({ ...row, specialty_type: row.specialty_type ?? row.speciality }),
    speciality: row.speciality,
    age: ageInWords(row.patient_age, row.ageUnit),
    gender: row.patient_gender,
    diagnosis: row.diagnosis,
    history: row.history ?? '',
    question: row.clinical_questions ?? '',
    outcome: row.outcome ?? '',
    postedAt: row.created_at,
    isOpen: row.status !== 'Closed',
    isProcessing: row.status === 'Processing',
    isLiked: Boolean(row.is_like),
    isSaved: row.isAddedInCollection === 1,
    likes: row.like_count,
    comments: row.comment_count,
    files: (row.files ?? []).map(toFile),
  };
}

function toFile(row: FileRow): CaseFile {
  return {
    kind: row.category,
    mimeType: row.mime_type,
    url: row.url ?? '',
    mediumUrl: row.medium_url,
    thumbnailUrl: row.thumbnail_url ?? row.poster_url,
    name: row.name,
    altText: row.alt_text ?? '',
    color: row.color ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    isProcessing: row.state === 'pending',
    problem: row.reject_reason ?? '',
  };
}

function toAuthor(row: PersonRow): Author {
  return {
    memberId: row.signup_id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type ?? '',
    place: row.current_location ?? '',
    isVerified: Boolean(row.is_verified),
  };
}

/** 58 → "58 years"; "90+" stays as the API says it. */
function ageInWords(age: string | number, unit = 'years'): string {
  return Number(age) === 1 ? `1 ${unit.replace(/s$/, '')}` : `${age} ${unit}`;
}
