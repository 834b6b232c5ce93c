/** Moves the focus to what a reply has to say, also on a page without scripts: the attribute works on any element. */
export const focusFirst = { autoFocus: true, tabIndex: -1 };

/** For a field, which can be reached without. */
export const takesFocus = { autoFocus: true };
