/** How many hours a question stays open, by urgency (contract section 21). */
export const HOURS = { today: 12, week: 72, teaching: 120 } as const;
export type Urgency = keyof typeof HOURS;
export const URGENCIES = Object.keys(HOURS) as Urgency[];

/** How many members are asked at once: first immediately, then again at half time. */
export const WAVE_SIZE = 10;
/** Once this many different members have answered, nobody else is asked. */
export const ENOUGH_ANSWERS = 2;
/** Marks members who were notified through the speciality's group and not asked individually. */
export const GROUP_WAVE = 3;
/** Until when fewer than ten who were asked at first are filled up as quiet hours end. */
export const FILLINGS = ['until-half-time', 'until-end', 'none'] as const;
export type Filling = (typeof FILLINGS)[number];
export type Wave = 1 | 2 | typeof GROUP_WAVE;
export const waveOf = (waves: number): 1 | 2 => (waves === 2 ? 2 : 1);

const HOUR_MS = 3_600_000;
const GROUP_AT = 5 / 6;

/** How many neighbouring specialities are asked at most. */
export const MOST_NEIGHBOURS = 3;

/** When the later steps of a question are due. */
export interface Timetable {
  readonly halfAt: Date;
  readonly groupAt: Date;
  readonly dueAt: Date;
}

/** If the case closes before the question would end, all steps move forward in proportion. */
export function timetableOf(urgency: Urgency, now: Date, closesAt: Date | null): Timetable {
  const wanted = now.getTime() + HOURS[urgency] * HOUR_MS;
  const dueAt = new Date(Math.min(wanted, closesAt?.getTime() ?? wanted));
  return { ...stretches(now, dueAt), dueAt };
}

export function stretches(askedAt: Date, dueAt: Date): Pick<Timetable, 'groupAt' | 'halfAt'> {
  const after = (share: number) =>
    new Date(askedAt.getTime() + (dueAt.getTime() - askedAt.getTime()) * share);
  return { halfAt: after(1 / 2), groupAt: after(GROUP_AT) };
}

export const ASK_STATES = ['none', 'open', 'answered', 'ended'] as const;
export type AskState = (typeof ASK_STATES)[number];

/** Why a question ended (contract section 30). */
export const END_REASONS = ['answers', 'time', 'author', 'outcome', 'closed', 'gone'] as const;
export type EndReason = (typeof END_REASONS)[number];

interface Ask {
  /** By members who were asked, and by others. */
  readonly answers: number;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
}

/** The state of a question as its author sees it. */
export function askStateOf({ answers, dueAt, endedAt }: Ask, now: Date): AskState {
  if (answers >= ENOUGH_ANSWERS) return 'answered';
  return endedAt || dueAt <= now ? 'ended' : 'open';
}

interface Ending extends Ask {
  /** Null while it is open, right before the job runs that ends it, and before it was recorded. */
  readonly endedBy: EndReason | null;
  readonly closesAt: Date | null;
}

/** Null while it is open. */
export function endReasonOf(ask: Ending, now: Date): EndReason | null {
  const { answers, dueAt, endedAt, endedBy, closesAt } = ask;
  if (endedBy) return endedBy;
  if (answers >= ENOUGH_ANSWERS) return 'answers';
  if (!endedAt && dueAt > now) return null;
  return closesAt && dueAt >= closesAt ? 'closed' : 'time';
}

/** The states of a question as an asked member sees it. */
export const QUESTION_STATES = ['open', 'seen', 'answered', 'passed', 'ended'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** The sentences that tell a member why they were asked. */
export function reasonsOf(asked: {
  /** Of the case. */
  readonly speciality: string;
  readonly wasNeighbour: boolean;
  readonly wasConfirmed: boolean;
  readonly wasCredited: boolean;
  readonly hadAnswered: boolean;
}): string[] {
  return [
    asked.wasNeighbour
      ? `A speciality close to yours: ${asked.speciality}.`
      : `Your speciality: ${asked.speciality}.`,
    ...(asked.hadAnswered ? ['You answered similar cases.'] : []),
    ...(asked.wasCredited ? ['Your advice helped before.'] : []),
    ...(asked.wasConfirmed ? ['Your registration is confirmed.'] : []),
  ];
}

/** Defaults for members who have not changed their settings. */
export const UNLESS_CHOSEN = {
  takes: true,
  maxPerDay: 2,
  languages: [] as readonly string[],
  quietFrom: '22:00',
  quietTo: '07:00',
  quietPushes: false,
} as const;

export const MOST_PER_DAY = 10;

/**
 * @param time HH:mm, like both ends; quiet hours may span midnight, and there are none if both ends
 *   are equal
 */
export function isQuiet(time: string, from: string, to: string): boolean {
  if (from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
