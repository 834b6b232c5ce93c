/** How long the words of a comment can be changed by its author, in ms. */
export const EDITABLE_MS = 15 * 60_000;
