/** A completed form that is waiting to be sent. */
export interface WaitingForm {
  /** The form's idempotency key: however often it is sent, it is done once. */
  id: string;
  /** The member who wrote it. */
  owner: number;
  /** When it was written. */
  at: number;
  /** What it is, such as "Comment". */
  what: string;
  /** The words that are shown of it. */
  words: string;
  /** The page that it was written on. */
  place: string;
  /** Where it is sent: where its page sent it. */
  to: string;
  isMultipart: boolean;
  entries: [name: string, value: string | File][];
  /** When it was first tried without an answer, after which nobody knows whether it arrived. */
  unansweredAt?: number | undefined;
  /** How many attempts got no answer. */
  tries?: number | undefined;
  /** Not before this time, as the server asked. */
  notBefore?: number | undefined;
  /** The session had ended when it was sent last. */
  isLoggedOut?: boolean;
  /** The words of the server's refusal. */
  refusal?: string | undefined;
  /** It is taken once its author has confirmed it. */
  asks?: boolean | undefined;
}

const HOUR_MS = 3_600_000;
/** For this long the server knows a key again, less an hour for the two clocks. */
const KNOWN_AGAIN_MS = 23 * HOUR_MS;
/** The form itself may be what breaks the connection. */
const MOST_TRIES = 5;

/** Whether only its author can say that it is sent (again): it was refused, or may have arrived. */
export function waitsForAuthor(form: WaitingForm, now = Date.now()): boolean {
  return form.refusal !== undefined || mayBeThere(form, now) || (form.tries ?? 0) >= MOST_TRIES;
}

/** It was sent so long ago that a repeat would no longer be recognised. */
export const mayBeThere = ({ unansweredAt }: WaitingForm, now = Date.now()): boolean =>
  unansweredAt !== undefined && now - unansweredAt > KNOWN_AGAIN_MS;
