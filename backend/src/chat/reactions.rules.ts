/** The reactions to a message, in the order in which they are offered. */
export const REACTIONS = ['agree', 'thanks', 'learned', 'following', 'question'] as const;
export type Reaction = (typeof REACTIONS)[number];
