import { timeOf } from '../platform/database/columns';
import { isZone } from '../platform/time-zones.rules';
import type { PostViews } from '../posts/post.views';
import { PostView } from '../posts/post.wire';
import type { Actor } from '../wire/access';
import { PageQuery } from '../wire/paging';
import { Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import {
  END_REASONS,
  MOST_PER_DAY,
  QUESTION_STATES,
  type QuestionState,
  reasonsOf,
  URGENCIES,
} from './asking.rules';
import type { AskingChoices, AskingPreferences } from './asking-preferences.service';
import type { Question } from './questions.service';

const STATES = `Please name states: ${QUESTION_STATES.join(', ')}.`;

const statesOf = (value: string) => value.split(',') as QuestionState[];
const areStates = (value: unknown) =>
  typeof value === 'string' && statesOf(value).every((state) => QUESTION_STATES.includes(state));

export class QuestionsQuery extends PageQuery {
  /** One state, or several separated by commas. */
  @Wire({ optional: true })
  @Rule('states', areStates, STATES)
  readonly state?: string;

  get states(): QuestionState[] | undefined {
    return this.state === undefined ? undefined : statesOf(this.state);
  }
}

export class QuestionView {
  @Wire() id!: number;
  @Wire({ words: URGENCIES }) urgency!: string;
  @Wire({ words: QUESTION_STATES }) state!: string;
  @Wire('asked_at') askedAt!: Date;
  @Wire('due_at') dueAt!: Date;
  @Wire({ of: () => PostView }) case!: PostView;
  /** Why it ended; null while it is open, and for members who have not voted yet. */
  @Wire('ended_by', { nullable: true, as: 'text', words: END_REASONS }) endedBy!: string | null;
  /** Why this member was asked, as sentences. */
  @Wire({ of: 'text' }) reasons!: string[];
}

export function questionView(row: Question, viewer: Actor, views: PostViews): QuestionView {
  const { id, urgency, state, endedBy } = row;
  return Object.assign(new QuestionView(), {
    id,
    urgency,
    state,
    endedBy,
    askedAt: timeOf(row.askedAt),
    dueAt: timeOf(row.dueAt),
    case: views.of(row.post, viewer),
    reasons: reasonsOf(row),
  });
}

export class QuestionTallyView {
  /** Questions waiting for an answer. */
  @Wire() open!: number;
  /** How often this member was asked in the last seven days. */
  @Wire('asked_this_week') askedThisWeek!: number;
}

const MOST = `Please choose from 0 to ${MOST_PER_DAY} questions a day.`;
const TIME = 'Please give the time as HH:mm.';
const LANGUAGE = 'Please name languages by their codes of two letters (ISO 639-1).';
const ZONE = 'We do not know this time zone.';

const isTime = (value: unknown) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const areLanguages = (value: unknown) =>
  Array.isArray(value) && value.every((code) => /^[a-z]{2}$/.test(String(code)));
const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PER_DAY;

/** Omitted fields stay unchanged. */
export class AskingPreferencesBody {
  @Wire({ optional: true })
  @Required('Please answer yes or no.')
  readonly takes?: boolean;

  @Wire({ optional: true })
  @Rule('count', isCount, MOST)
  readonly maxPerDay?: number;

  @Wire({ optional: true, of: 'text', max: 20 })
  @Rule('languages', areLanguages, LANGUAGE)
  readonly languages?: string[];

  @Wire('timezone', { optional: true })
  @Rule('zone', (value) => typeof value === 'string' && isZone(value), ZONE)
  readonly timeZone?: string;

  @Wire({ optional: true })
  @Rule('time', isTime, TIME)
  readonly quietFrom?: string;

  @Wire({ optional: true })
  @Rule('time', isTime, TIME)
  readonly quietTo?: string;

  @Wire({ optional: true })
  @Required('Please answer yes or no.')
  readonly quietPushes?: boolean;
}

export function choicesOf(body: AskingPreferencesBody): AskingChoices {
  const { takes, maxPerDay, languages, timeZone, quietFrom, quietTo, quietPushes } = body;
  return { takes, maxPerDay, languages, timeZone, quietFrom, quietTo, quietPushes };
}

/** Effective settings: the member's choices, with defaults for the rest. */
export class AskingPreferencesView {
  @Wire() takes!: boolean;
  @Wire() maxPerDay!: number;
  @Wire({ of: 'text' }) languages!: string[];
  @Wire('timezone') timeZone!: string;
  @Wire() quietFrom!: string;
  @Wire() quietTo!: string;
  /** Whether no push of any kind is sent in the quiet hours. */
  @Wire() quietPushes!: boolean;
}

export const preferencesView = (preferences: AskingPreferences): AskingPreferencesView =>
  Object.assign(new AskingPreferencesView(), preferences);
