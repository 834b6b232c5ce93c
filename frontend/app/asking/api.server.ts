import type { EndReason, QuestionState, Urgency } from '../../../backend/src/asking/asking.rules';
import type { ClinicalPost } from '../clinical-cases/post';
import { fromPost } from '../clinical-cases/post-views.server';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A case that the reader was asked about. */
export interface Question {
  id: number;
  urgency: Urgency;
  state: QuestionState;
  askedAt: string;
  dueAt: string;
  /** Why it ended; null if it has not, or before the reader's vote. */
  endedBy: EndReason | null;
  post: ClinicalPost;
  /** Why the reader was asked, in sentences. */
  reasons: string[];
}

export interface QuestionPage {
  questions: Question[];
  nextBefore: number | null;
}

interface Wanted {
  states: readonly QuestionState[];
  before?: number;
}

export async function questionsTo(
  args: RouteArgs,
  { states, before }: Wanted,
): Promise<QuestionPage> {
  const query = { state: states.join(','), before };
  const { result, nextBefore } = await dataOf(api(args).GET('/questions', { params: { query } }));
  return { questions: result.map(toQuestion), nextBefore };
}

function toQuestion(row: components['schemas']['QuestionView']): Question {
  const { id, urgency, state, reasons, ended_by: endedBy } = row;
  const [askedAt, dueAt, post] = [row.asked_at, row.due_at, fromPost(row.case)];
  return { id, urgency, state, reasons, endedBy, askedAt, dueAt, post };
}

export async function tallyOf(args: RouteArgs): Promise<{ open: number; askedThisWeek: number }> {
  const { result } = await dataOf(api(args).GET('/questions/tally'));
  return { open: result.open, askedThisWeek: result.asked_this_week };
}

export const passQuestion = (args: RouteArgs, id: number) =>
  postForm(args, { path: '/questions/{id}/pass', at: { id }, form: {} });

/** The settings for when the reader may be asked. */
export type AskingSettings = components['schemas']['AskingPreferencesView'];

export async function askingSettings(args: RouteArgs): Promise<AskingSettings> {
  return (await dataOf(api(args).GET('/questions/settings'))).result;
}

export const saveAskingSettings = (
  args: RouteArgs,
  body: components['schemas']['AskingPreferencesBody'],
) => replyOf(api(args).PUT('/questions/settings', { body }));
