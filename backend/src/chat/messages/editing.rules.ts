/** How long the text of a message can be changed by its sender, in ms. */
export const EDITABLE_MS = 15 * 60_000;
