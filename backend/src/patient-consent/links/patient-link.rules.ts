/** What has become of a link. `ended` by its author, or unanswered after 14 days. */
export const LINK_STATES = ['made', 'given', 'changed', 'refused', 'withdrawn', 'ended'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const DECISIONS = ['give', 'refuse', 'withdraw'] as const;
export type Decision = (typeof DECISIONS)[number];

/** So long an unanswered link is good. */
export const LINK_LIFE_MS = 14 * 24 * 3_600_000;
/** Of one post, at a time. */
export const MOST_LINKS = 5;

const NEXT: Readonly<Record<LinkState, Partial<Record<Decision, LinkState>>>> = {
  made: { give: 'given', refuse: 'refused' },
  given: { give: 'given', withdraw: 'withdrawn' },
  changed: { give: 'given', refuse: 'refused' },
  refused: { refuse: 'refused' },
  withdrawn: { withdraw: 'withdrawn' },
  ended: {},
};

/** What a decision makes of a link; undefined where it comes out of order. */
export const afterDecision = (state: LinkState, decision: Decision): LinkState | undefined =>
  NEXT[state][decision];

/** Its patient can still decide. */
export const isLiving = (state: LinkState): boolean =>
  state === 'made' || state === 'given' || state === 'changed';

/** Its patient has decided at some time. */
export const isAnswered = (state: LinkState): boolean => state !== 'made' && state !== 'ended';

/** A link that nobody has answered in time has ended, without anything that ends it. */
export function stateAt(link: { state: LinkState; expiresAt: Date }, now: Date): LinkState {
  return link.state === 'made' && link.expiresAt <= now ? 'ended' : link.state;
}
