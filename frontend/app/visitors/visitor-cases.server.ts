import type { CaseFile } from '../clinical-cases/post';
import { toFile } from '../clinical-cases/post-views.server';
import { api, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';
import { type CasePreview, type PageOf, toPreview } from './api.server';
import { visitorToken } from './visitor-token.server';

/** A whole case, as visitors who left a name can read it. */
export interface VisitorCase extends CasePreview {
  authorName: string;
  history: string;
  question: string;
  outcome: string;
  closesAt: string | null;
  isOpen: boolean;
  likes: number;
  comments: number;
  /** Members must vote first; the number of comments is hidden until the case closes. */
  isBlinded: boolean;
  isSensitive: boolean;
  files: CaseFile[];
}

type VisitorCaseRow = components['schemas']['VisitorCaseView'];

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

function toVisitorCase(row: VisitorCaseRow): VisitorCase {
  return {
    ...toPreview(row),
    authorName: row.full_name,
    history: row.history,
    question: row.clinical_questions,
    outcome: row.outcome,
    closesAt: row.closes_at,
    isOpen: row.status !== 'Closed',
    likes: row.like_count,
    comments: row.comment_count,
    isBlinded: Boolean(row.blinded),
    isSensitive: Boolean(row.sensitive),
    files: row.files.map(toFile),
  };
}
