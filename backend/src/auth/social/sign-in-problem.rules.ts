/**
 * Why a sign-in through Google or Apple ended at the log-in page (`/login?problem=…`). Pure: the
 * front end shows the messages.
 */
export const SIGN_IN_PROBLEMS = {
  'social-cancelled': 'The log-in was cancelled. Nothing has changed.',
  'social-expired': 'This log-in took too long or was started elsewhere. Please try again.',
  'social-invalid': 'This log-in is not valid or has expired. Please try again.',
  'social-unverified': 'Your email address is not verified there, so you cannot log in with it.',
  'social-look-alike':
    'An account here has an address that looks like yours there. Please log in to it another way.',
  'social-unavailable': 'This way to log in does not work right now. Please try again in a moment.',
  'social-deleted': 'This account has been deleted.',
  'social-suspended':
    'This account is suspended. Please write to us if you think that this is wrong.',
} as const;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

/** The message for a problem named in the URL; undefined for unknown ones. */
export function sentenceOfProblem(raw: string | null): string | undefined {
  return raw !== null && Object.hasOwn(SIGN_IN_PROBLEMS, raw)
    ? SIGN_IN_PROBLEMS[raw as SignInProblem]
    : undefined;
}
