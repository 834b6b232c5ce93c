import type { CaseFile } from '../clinical-cases/post';
import { ageOf, toFile } from '../clinical-cases/post-views.server';
import type { FormValues } from '../lib/form-state';
import {
  api,
  dataOf,
  type PassedOn,
  postForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';
import { visitorToken } from './visitor-token.server';

/** The beginning of a case, without its author and files. */
export interface CasePreview {
  id: number;
  speciality: string;
  age: string;
  gender: string;
  diagnosis: string;
  text: string;
  postedAt: string;
}

/** A whole case, as visitors who left a name can read it. */
export interface VisitorCase extends CasePreview {
  authorName: string;
  history: string;
  question: string;
  outcome: string;
  isOpen: boolean;
  likes: number;
  comments: number;
  /** Members must vote first; the number of comments is hidden until the case closes. */
  isBlinded: boolean;
  isSensitive: boolean;
  files: CaseFile[];
}

export interface PageOf<Item> {
  items: Item[];
  nextBefore: number | null;
}

/** A case made public by its author, with one picture and at most one answer. */
export interface ShowcaseCase extends Omit<CasePreview, 'text'> {
  question: string;
  isOpen: boolean;
  comments: number;
  file: CaseFile;
  answer: QuotedAnswer | null;
}

/** An answer whose author allows visitors to read it. */
export interface QuotedAnswer {
  text: string;
  writer: {
    fullName: string;
    pictureUrl: string | null;
    speciality: string;
    place: string;
    isVerified: boolean;
  };
}

type PreviewRow = components['schemas']['PreviewView'];
type VisitorCaseRow = components['schemas']['VisitorCaseView'];

export async function casePreviews(args: RouteArgs, before?: number): Promise<PageOf<CasePreview>> {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/visitor/cases', { params: { query: { before } } }),
  );
  return { items: result.map(toPreview), nextBefore };
}

/** At most six cases for the public page. */
export async function showcase(args: RouteArgs): Promise<ShowcaseCase[]> {
  const { result } = await dataOf(api(args).GET('/visitor/showcase'));
  return result.map((row) => ({
    id: row.id,
    speciality: row.speciality,
    age: ageOf(row.age ?? '', row.ageUnit).age,
    gender: row.gender,
    diagnosis: row.diagnosis,
    postedAt: row.created_at,
    question: row.clinical_questions,
    isOpen: row.status !== 'Closed',
    comments: row.comment_count,
    file: toFile(row.file),
    answer: row.answer && {
      text: row.answer.text,
      writer: {
        fullName: row.answer.full_name,
        pictureUrl: row.answer.profile_pic || null,
        speciality: row.answer.specialty_type,
        place: row.answer.current_location,
        isVerified: row.answer.verified_in !== '',
      },
    },
  }));
}

export const admitVisitor = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/addCommunityNonRegister', form });

/** Checks a picture without storing it. */
export const tryGate = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/visitor/gate', form });

const UNKNOWN = 401;

/** @returns undefined if the token is no longer valid */
export async function visitorCases(
  args: RouteArgs,
  token: string,
  query: { before?: number; limit?: number } = {},
): Promise<PageOf<VisitorCase> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await replyOf(api(args).GET('/visitor/feed', { params: { query }, headers }));
  if (!reply.ok && reply.code === UNKNOWN) return undefined;
  const { result, nextBefore } = answered(reply);
  return { items: result.map(toVisitorCase), nextBefore };
}

/** Whether this browser has a valid token for reading whole cases. */
export async function isKnownVisitor(args: RouteArgs): Promise<boolean> {
  const token = await visitorToken(args.request);
  return token !== undefined && (await visitorCases(args, token, { limit: 1 })) !== undefined;
}

function toPreview(row: PreviewRow): CasePreview {
  return {
    id: row.id,
    speciality: row.speciality,
    age: ageOf(row.age ?? '', row.ageUnit).age,
    gender: row.gender,
    diagnosis: row.diagnosis,
    text: row.text,
    postedAt: row.created_at,
  };
}

function toVisitorCase(row: VisitorCaseRow): VisitorCase {
  return {
    ...toPreview(row),
    authorName: row.full_name,
    history: row.history,
    question: row.clinical_questions,
    outcome: row.outcome,
    isOpen: row.status !== 'Closed',
    likes: row.like_count,
    comments: row.comment_count,
    isBlinded: Boolean(row.blinded),
    isSensitive: Boolean(row.sensitive),
    files: row.files.map(toFile),
  };
}
