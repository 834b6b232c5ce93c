/** What was typed before a log-out is kept (shell/unsent.server.ts), but not if it is too long. */
export const TOO_LONG =
  'You were logged out, and what you typed is too long to be carried on. Go back in your browser to copy it.';
/** The same where going back does not help: the page that held it was left by scripts. */
export const TOO_LONG_HERE =
  'You were logged out, and what you had typed was too long to be carried on.';
/** The status in which /unsent says so. */
export const TOO_LARGE = 413;
