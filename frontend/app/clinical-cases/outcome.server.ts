import type { Grade } from '../../../backend/src/clinical-cases/outcome/outcome.rules';
import type { CommentPin } from '../engagement/api.server';
import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';
import { fromPin } from './comments.server';
import type { QuotedAdvice } from './post';
import { toAdvice } from './post-views.server';

export interface Outcome {
  day: number;
  text: string;
  grades: Grade[];
  /** One for each grade, empty if there is none. */
  texts: string[];
  clavien: Grade | 'none';
  cci: number;
  reoperated: boolean;
  readmitted: boolean;
  stayDays: number | null;
  /** The option of the poll that proved right. */
  rightOption: number | null;
  advice: QuotedAdvice[];
  reportedAt: string;
  /** Set while only the author sees it, because the patient has not answered. */
  status: string | null;
  version: number;
  /** The places it points at. */
  pins: CommentPin[];
}

export async function outcomeOf(args: RouteArgs, id: number): Promise<Outcome | null> {
  const { result } = await dataOf(
    api(args).GET('/posts/{id}/outcome', { params: { path: { id } } }),
  );
  if (!result) return null;
  const { day, text, cci, reoperated, readmitted, status, version } = result;
  return {
    day,
    text,
    cci,
    reoperated,
    readmitted,
    status,
    version,
    grades: result.complications as Grade[],
    texts: result.complication_texts,
    clavien: result.clavien,
    stayDays: result.stay_days,
    rightOption: result.pollOption,
    advice: result.advice.map(toAdvice),
    reportedAt: result.reported_at,
    pins: result.pins.map(fromPin),
  };
}

export const reportOutcome = (
  args: RouteArgs,
  id: number,
  body: components['schemas']['ReportPinnedOutcomeBody'],
) => replyOf(api(args).PUT('/posts/{id}/outcome', { params: { path: { id } }, body }));

export const answerFollowUp = (args: RouteArgs, id: number, form: FormValues) =>
  postForm(args, { path: '/posts/{id}/followUp', at: { id }, form });
