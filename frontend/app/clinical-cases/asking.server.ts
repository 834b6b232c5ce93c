import type { AskState, Urgency } from '../../../backend/src/asking/asking.rules';
import { api, dataOf, type PostedForm, postForm, type RouteArgs } from '../wire/client.server';

/** The state of a question to colleagues, in numbers: its author never learns who was asked. */
export interface AskProgress {
  urgency: Urgency;
  state: Exclude<AskState, 'none'>;
  asked: number;
  seen: number;
  passed: number;
  answered: number;
  askedAt: string;
  dueAt: string;
  /** How many of the two waves have been asked. */
  waves: number;
  groupToldAt: string | null;
}

export interface Ask {
  /** Null until somebody is asked. */
  progress: AskProgress | null;
  /** The usual time to the first answer in this speciality; null if there are too few cases. */
  usualMinutes: number | null;
}

/** Only the author of the case may ask for it. */
export async function askOf(args: RouteArgs, id: number): Promise<Ask> {
  const { result } = await dataOf(
    api(args).GET('/clinicalCases/{id}/ask', { params: { path: { id } } }),
  );
  const { state, urgency = 'today', usual_minutes: usualMinutes } = result;
  if (state === 'none') return { progress: null, usualMinutes };
  const { asked = 0, seen = 0, passed = 0, answered = 0, waves = 0 } = result;
  const progress = {
    ...{ urgency, state, asked, seen, passed, answered, waves },
    askedAt: result.asked_at ?? '',
    dueAt: result.due_at ?? '',
    groupToldAt: result.group_told_at ?? null,
  };
  return { progress, usualMinutes };
}

export const askColleagues = (args: RouteArgs, id: number, form: PostedForm) =>
  postForm(args, { path: '/clinicalCases/{id}/ask', at: { id }, form });
