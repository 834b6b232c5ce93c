/**
 * Moves the focus to a response's message. Also works without JavaScript, because `autofocus` works
 * on any element.
 */
export const focusFirst = { autoFocus: true, tabIndex: -1 };

/** For form fields, which need no tabindex. */
export const takesFocus = { autoFocus: true };
