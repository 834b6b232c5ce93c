/** How a member can answer a message without words, in the order in which they are shown. */
export const REACTIONS = ['agree', 'thanks', 'learned', 'following', 'question'] as const;
export type Reaction = (typeof REACTIONS)[number];
