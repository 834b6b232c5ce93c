import { type AuthorRow, toAuthor } from '../profiles/author.server';
import type { CaseFile, ClinicalPost } from './post';

interface PostRow extends AuthorRow {
  id: number;
  speciality: string;
  ageUnit?: string | null;
  diagnosis: string | null;
  history: string | null;
  outcome: string | null;
  outcome_state?: string;
  edited_at?: string | null;
  status: 'Active' | 'Closed' | 'Processing';
  is_like: boolean | number;
  is_hidden?: number;
  visibleToVisitors?: number;
  sensitive?: number;
  withdrawn_at?: string | null;
  isAddedInCollection: number;
  like_count: number;
  comment_count: number;
  version?: number;
  files: FileRow[];
}

/** As the calls of the cases answer it. */
export interface CaseRow extends PostRow {
  patient_age: string | number;
  patient_gender: string;
  clinical_questions: string | null;
  created_at: string;
}

/** As the community calls answer it. */
export interface CommunityRow extends PostRow {
  type: 1 | 2;
  title: string;
  description: string;
  age: string | number | null;
  gender: string;
  clinical_question: string;
  created_time_date: string;
}

export interface FileRow {
  id: number;
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

export function fromCase(row: CaseRow): ClinicalPost {
  return {
    ...common(row),
    ...ageOf(row.patient_age, row.ageUnit),
    kind: 'case',
    title: '',
    description: '',
    gender: row.patient_gender,
    question: row.clinical_questions ?? '',
    postedAt: row.created_at,
  };
}

export function fromCommunity(row: CommunityRow): ClinicalPost {
  return {
    ...common(row),
    ...ageOf(row.age ?? '', row.ageUnit),
    kind: row.type === 1 ? 'image' : 'case',
    title: row.title,
    description: row.description,
    gender: row.gender,
    question: row.clinical_question,
    postedAt: row.created_time_date,
  };
}

function common(row: PostRow) {
  return {
    id: row.id,
    author: toAuthor({ ...row, specialty_type: row.specialty_type ?? row.speciality }),
    speciality: row.speciality,
    diagnosis: row.diagnosis ?? '',
    history: row.history ?? '',
    outcome: row.outcome ?? '',
    hasReportedOutcome: row.outcome_state === 'reported',
    editedAt: row.edited_at ?? null,
    isOpen: row.status !== 'Closed',
    isProcessing: row.status === 'Processing',
    isHidden: Boolean(row.is_hidden),
    isVisibleToVisitors: Boolean(row.visibleToVisitors),
    isSensitive: Boolean(row.sensitive),
    withdrawnAt: row.withdrawn_at ?? null,
    isLiked: Boolean(row.is_like),
    isSaved: row.isAddedInCollection === 1,
    likes: row.like_count,
    comments: row.comment_count,
    version: row.version ?? 1,
    files: (row.files ?? []).map(toFile),
  };
}

export function toFile(row: FileRow): CaseFile {
  return {
    id: row.id,
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

/** 58 → "58 years"; "90+" stays as the API says it. */
export function ageOf(age: string | number, unit?: string | null) {
  const ageUnit = unit ?? 'years';
  const words = Number(age) === 1 ? `1 ${ageUnit.replace(/s$/, '')}` : `${age} ${ageUnit}`;
  return { age: age === '' ? '' : words, ageValue: String(age).replace('+', ''), ageUnit };
}
