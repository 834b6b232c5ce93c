/** The states of a link. `ended` by its author, or unanswered after 14 days. */
export const LINK_STATES = ['made', 'given', 'changed', 'refused', 'withdrawn', 'ended'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const DECISIONS = ['give', 'refuse', 'withdraw'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How long an unanswered link is valid. */
export const LINK_LIFE_MS = 14 * 24 * 3_600_000;
/** The maximum number of links per post at a time. */
export const MOST_LINKS = 5;

const NEXT: Readonly<Record<LinkState, Partial<Record<Decision, LinkState>>>> = {
  made: { give: 'given', refuse: 'refused' },
  given: { give: 'given', withdraw: 'withdrawn' },
  changed: { give: 'given', refuse: 'refused' },
  refused: { refuse: 'refused' },
  withdrawn: { withdraw: 'withdrawn' },
  ended: {},
};

/** The state of a link after a decision; undefined if the decision is not possible. */
export const afterDecision = (state: LinkState, decision: Decision): LinkState | undefined =>
  NEXT[state][decision];

/** Whether the patient can still decide. */
export const isLiving = (state: LinkState): boolean =>
  state === 'made' || state === 'given' || state === 'changed';

/** Whether the patient has ever decided. */
export const isAnswered = (state: LinkState): boolean => state !== 'made' && state !== 'ended';

/** An expired link without an answer counts as ended, although its row is not updated. */
export function stateAt(link: { state: LinkState; expiresAt: Date }, now: Date): LinkState {
  return link.state === 'made' && link.expiresAt <= now ? 'ended' : link.state;
}
