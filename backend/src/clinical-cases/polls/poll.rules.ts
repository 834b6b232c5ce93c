export const MAX_QUESTION = 200;
export const MAX_OPTION = 120;
export const LEAST_OPTIONS = 2;
export const MOST_OPTIONS = 6;

/** How sure a voter is, in percent: 50 means a guess. */
export const CONFIDENCES = [50, 60, 70, 80, 90, 100] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The Brier score of one vote: 0 for certain and right, 1 for certain and wrong. */
export function scoreOf({ confidence, isHit }: { confidence: number; isHit: boolean }): number {
  const missed = confidence / 100 - Number(isHit);
  return Math.round(missed * missed * 10_000) / 10_000;
}

/** Smaller groups are not shown: their votes could be traced to members. */
export const LEAST_VOTERS = 5;

export interface VoterGroup {
  readonly group: string;
  readonly voters: number;
}

/**
 * The groups that are large enough to be shown. Subtracting them from the total must not reveal a
 * small group either, so in that case the smallest one is left out as well.
 * @param voters all voters, including those in no group
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
