import type { AskState, EndReason, Urgency } from '../../../backend/src/asking/asking.rules';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** The state of a question to colleagues, in numbers: its author never learns who was asked. */
export interface AskProgress {
  urgency: Urgency;
  state: Exclude<AskState, 'none'>;
  asked: number;
  seen: number;
  passed: number;
  /** Of those who were asked. */
  answered: number;
  others: number;
  /** The neighbouring specialities that are asked, too. */
  neighbours: string[];
  endedBy: EndReason | null;
  /** When its time began, or will begin. */
  askedAt: string;
  dueAt: string;
  /** How many of the two waves have been asked. */
  waves: number;
  groupToldAt: string | null;
}

export interface Later {
  at: string;
  n: number;
}

/** Who can be asked: now, later as quiet hours end, and not. */
export interface Reach {
  now: number;
  later: Later[];
  quiet: number;
  limit: number;
  off: number;
  neighbours: { speciality: string; now: number; later: Later[] }[];
}

/** Whom an open question would reach if it were widened. */
export interface Widening {
  /** How many more are asked at once at most. */
  room: number;
  /** How many colleagues of the case's own speciality can be asked now. */
  now: number;
  neighbours: { speciality: string; now: number; later: Later[]; asked: number }[];
}

export interface Ask {
  /** Null until somebody is asked. */
  progress: AskProgress | null;
  /** Null once the case was asked about. */
  reach: Reach | null;
  /** Null unless it can be widened. */
  widening: Widening | null;
  /** The usual time to the first answer in this speciality; null if there are too few cases. */
  usualMinutes: number | null;
  /** Its question ended when the case was hidden; it can be asked about again. */
  wasHidden: boolean;
}

/** Only the author of the case may ask for it. */
export async function askOf(args: RouteArgs, id: number): Promise<Ask> {
  const { result } = await dataOf(api(args).GET('/posts/{id}/ask', { params: { path: { id } } }));
  const { state, urgency = 'today', usual_minutes: usualMinutes, reach = null } = result;
  const rest = { usualMinutes, widening: result.widening ?? null };
  if (state === 'none')
    return { progress: null, reach, ...rest, wasHidden: result.ended_by === 'gone' };
  const { asked = 0, seen = 0, passed = 0, answered = 0, others = 0, waves = 0 } = result;
  const progress = {
    urgency,
    state,
    asked,
    seen,
    passed,
    answered,
    others,
    waves,
    neighbours: result.with ?? [],
    endedBy: result.ended_by ?? null,
    askedAt: result.asked_at ?? '',
    dueAt: result.due_at ?? '',
    groupToldAt: result.group_told_at ?? null,
  };
  return { progress, reach: null, ...rest, wasHidden: false };
}

export type AskWish = components['schemas']['AskBody'];

export const askColleagues = (args: RouteArgs, id: number, body: AskWish) =>
  replyOf(api(args).POST('/posts/{id}/ask', { params: { path: { id } }, body }));

export const widenAsking = (args: RouteArgs, id: number, neighbours: string[]) =>
  replyOf(
    api(args).POST('/posts/{id}/ask/widen', {
      params: { path: { id } },
      body: { with: neighbours },
    }),
  );

export const stopAsking = (args: RouteArgs, id: number) =>
  postForm(args, { path: '/posts/{id}/ask/end', at: { id }, form: {} });
