export const MAX_QUESTION = 200;
export const MAX_OPTION = 120;
export const LEAST_OPTIONS = 2;
export const MOST_OPTIONS = 6;

/** How sure somebody is of their choice, in percent: fifty is a coin that is tossed. */
export const CONFIDENCES = [50, 60, 70, 80, 90, 100] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The Brier score of one vote: 0 is certain and right, 1 certain and wrong. */
export function scoreOf({ confidence, isHit }: { confidence: number; isHit: boolean }): number {
  const missed = confidence / 100 - Number(isHit);
  return Math.round(missed * missed * 10_000) / 10_000;
}

/** A group of fewer voters is not shown: its votes could be traced to members. */
export const LEAST_VOTERS = 5;

export interface VoterGroup {
  readonly group: string;
  readonly voters: number;
}

/**
 * The groups that are large enough to be shown. Whoever subtracts them from the whole must not be left with a small group either: then
 * the smallest of them is left out, too.
 * @param voters all of them, also those who are in no group
 */
export function shownGroups<Group extends VoterGroup>(
  groups: readonly Group[],
  voters: number,
): Group[] {
  const large = groups.filter((group) => group.voters >= LEAST_VOTERS);
  const rest = large.reduce((left, group) => left - group.voters, voters);
  if (rest === 0 || rest >= LEAST_VOTERS) return large;
  const smallest = Math.min(...large.map((group) => group.voters));
  const hidden = large.find((group) => group.voters === smallest);
  return large.filter((group) => group !== hidden);
}

export const EXPERIENCES = ['0–5', '6–15', '16+'] as const;
export type Experience = (typeof EXPERIENCES)[number];

/** @param years since the first degree */
export function experienceOf(years: number): Experience {
  if (years <= 5) return '0–5';
  return years <= 15 ? '6–15' : '16+';
}
