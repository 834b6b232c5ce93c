import { OPEN_MS } from '../../backend/src/clinical-cases/clinical-post.entity';
import type { DemoCase, DemoComment } from '../cases/demo-case';
import { Random } from '../random';
import { DAYS_TO_OPERATION, outcomeDay } from './outcome-day';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * When cases were posted, as ranges of hours before now. Open ones are spread over seven days,
 * closed ones over six weeks. A case with an outcome is older than the day the outcome refers to.
 */
const SPANS: Record<DemoCase['posted'], [number, number]> = {
  today: [0.6, 21],
  'this week': [25, 161],
  earlier: [176, 1_050],
};

export interface PostedCase {
  readonly from: DemoCase;
  readonly createdAt: Date;
  /** The latest time of a like or comment. */
  readonly until: Date;
}

export interface Said {
  readonly by: string;
  readonly text: string;
  readonly at: Date;
  readonly answers: Said | undefined;
}

/** Oldest first, the order of ids. */
export function postedCases(cases: readonly DemoCase[], now: Date): PostedCase[] {
  const spans = Object.entries(SPANS) as [DemoCase['posted'], [number, number]][];
  const posted = spans.flatMap(([when, [first, last]]) => {
    const some = cases.filter((one) => one.posted === when);
    const order = new Random(`feed ${when}`).some(some, some.length);
    return order.map((from, index) => {
      const share = order.length === 1 ? 0 : index / (order.length - 1);
      const hours = Math.max(first + (last - first) * share ** 1.25, hoursToOutcome(from, share));
      const createdAt = new Date(now.getTime() - hours * HOUR_MS);
      return {
        from,
        createdAt,
        until: new Date(Math.min(now.getTime(), createdAt.getTime() + OPEN_MS)),
      };
    });
  });
  return posted.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** @param share from 0 to 1, so that not all outcomes are from today */
function hoursToOutcome({ outcome }: DemoCase, share: number): number {
  if (outcome === undefined) return 0;
  return (outcomeDay(outcome) + DAYS_TO_OPERATION + 1 + share * 6) * DAY_HOURS;
}

/** The discussion of a case in chronological order, with replies after their comments. */
export function discussionOf({ from, createdAt, until }: PostedCase): Said[] {
  const random = new Random(`said ${from.diagnosis}`);
  const span = until.getTime() - createdAt.getTime();
  const moments = from.comments
    .map(() => random.between(0.03, 0.86) ** 1.5)
    .sort((one, other) => one - other);
  const said = from.comments.flatMap((comment, index) => {
    const first = spoken(
      comment,
      new Date(createdAt.getTime() + span * (moments[index] ?? 0.5)),
      undefined,
    );
    return [first, ...answersTo(first, comment.replies, { until, random })];
  });
  return said.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function answersTo(
  first: Said,
  replies: readonly DemoComment[],
  { until, random }: { until: Date; random: Random },
): Said[] {
  let last = first.at.getTime();
  return replies.map((reply) => {
    last += (until.getTime() - last) * random.between(0.04, 0.3);
    return spoken(reply, new Date(last), first);
  });
}

function spoken({ by, text }: DemoComment, at: Date, answers: Said | undefined): Said {
  return { by, text, at, answers };
}

/** The likes of a case with their times: few for most, many for some. */
export function likesOf(
  { from, createdAt, until }: PostedCase,
  members: readonly string[],
): { by: string; at: Date }[] {
  const random = new Random(`liked ${from.diagnosis}`);
  const span = until.getTime() - createdAt.getTime();
  const reach = Math.min(1, 0.35 + span / OPEN_MS);
  const count = Math.round((3 + random.next() ** 1.8 * 36 + from.comments.length * 1.5) * reach);
  const others = members.filter((member) => member !== from.author);
  return random.some(others, count).map((by) => ({
    by,
    at: new Date(createdAt.getTime() + span * random.between(0.01, 0.98) ** 1.4),
  }));
}
