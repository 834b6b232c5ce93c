import type { Urgency } from '../../../backend/src/asking/asking.rules';
import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** The reader's numbers, what waits for them, and what comes next. */
export interface MemberSummary {
  counts: {
    connections: number;
    answers: number;
    credited: number;
    changed: number;
    confirmed: number;
    saved: number;
    cases: number;
    outcomesDue: number;
    followed: number;
    applications: number;
    requests: number;
    questions: number;
    newCases: number;
    opportunities: number;
  };
  question: FirstQuestion | null;
  /** The reader's latest advice that counted. */
  advice: CountedAdvice | null;
  /** The reader's votes whose result is known; the rest in percent. */
  calibration: { votes: number; confidence: number; right: number } | null;
  closing: { id: number; diagnosis: string; closesAt: string }[];
  request: { connectionId: number; person: Author; mutual: number } | null;
  event: ComingEvent | null;
  blog: { id: number; title: string } | null;
}

export interface FirstQuestion {
  id: number;
  urgency: Urgency;
  askedAt: string;
  dueAt: string;
  caseId: number;
  diagnosis: string;
  speciality: string;
  fullName: string;
}

export interface CountedAdvice {
  caseId: number;
  diagnosis: string;
  effect: 'changed' | 'confirmed';
  commentId: number;
  comment: string;
}

export interface ComingEvent {
  id: number;
  title: string;
  startsAt: string;
  going: number;
  isRegistered: boolean;
}

export async function memberSummary(args: RouteArgs): Promise<MemberSummary> {
  const { result } = await dataOf(api(args).GET('/me'));
  const { question, advice, calibration, closing, request, event, blog } = result;
  return {
    counts: countsOf(result),
    question: question && toQuestion(question),
    advice: advice && toCounted(advice),
    calibration,
    closing: closing.map(({ id, diagnosis, closes_at: closesAt }) => ({ id, diagnosis, closesAt })),
    request: request && {
      connectionId: request.follow_id,
      person: toAuthor(request),
      mutual: request.mutual,
    },
    event: event && toEvent(event),
    blog,
  };
}

function countsOf(row: components['schemas']['MemberSummaryView']): MemberSummary['counts'] {
  const { connections, answers, credited, saved, cases, followed, applications } = row;
  const { requests, questions, opportunities, changed, confirmed } = row;
  return {
    connections,
    answers,
    credited,
    saved,
    cases,
    followed,
    applications,
    requests,
    questions,
    opportunities,
    changed,
    confirmed,
    outcomesDue: row.outcomes_due,
    newCases: row.new_cases,
  };
}

function toQuestion(row: components['schemas']['FirstQuestionView']): FirstQuestion {
  const { id, urgency, diagnosis, speciality } = row;
  return {
    id,
    urgency,
    diagnosis,
    speciality,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    caseId: row.case_id,
    fullName: row.full_name,
  };
}

function toCounted(row: components['schemas']['CountedAdviceView']): CountedAdvice {
  const { diagnosis, effect, comment, commentId } = row;
  return { diagnosis, effect, comment, commentId, caseId: row.case_id };
}

function toEvent(row: components['schemas']['ComingEventView']): ComingEvent {
  const { id, title, going } = row;
  return { id, title, going, startsAt: row.starts_at, isRegistered: row.is_registered === 1 };
}
