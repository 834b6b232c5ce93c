import { leadsToLogIn } from '../shell/enhance/form-keeper';
import type { WaitingForm } from './waiting-form';

/** Tells the server that this browser keeps the form (server/kept-forms.ts). */
const KEEPS_FORM = { 'keeps-form': '1' };

/** What became of a form that was sent. */
export type Outcome =
  | { is: 'done' }
  | { is: 'refused'; words: string; asks?: boolean }
  /** Surely not done yet. */
  | { is: 'later'; seconds: number }
  | { is: 'offline' }
  /** No answer: it may have been done. */
  | { is: 'unanswered' }
  | { is: 'logged-out' };

const UNAUTHORISED = 401;
const TOO_MANY = 429;
const FAULT = 500;
const UNAVAILABLE = 503;
const REFUSED = 400;
/** An answer of any status shows that the server can be reached. */
const PROBE = '/healthz';
/** Where the server names no time. */
const A_WHILE_S = 15;
const NO_WORDS = 'This could not be sent as it is.';

/** By the answer's head alone; its body is for the page that sent the form. */
export function outcomeOf(reply: Response): Outcome {
  const { status, headers, type } = reply;
  if (status === UNAUTHORISED || leadsToLogIn(reply) || type === 'opaqueredirect')
    return { is: 'logged-out' };
  const seconds = Number(headers.get('Retry-After')) || 0;
  if (status === UNAVAILABLE || status === TOO_MANY || (status >= REFUSED && seconds > 0))
    return { is: 'later', seconds: seconds || A_WHILE_S };
  if (status >= FAULT) return { is: 'unanswered' };
  if (status < REFUSED) return { is: 'done' };
  const words = decodeURIComponent(headers.get('Refusal') ?? '') || NO_WORDS;
  return { is: 'refused', words, asks: headers.has('Asks-First') };
}

/** Sends a form that waits, as its page would, if the server can be reached. */
export async function sendForm(form: WaitingForm): Promise<Outcome> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return { is: 'offline' };
  }
  try {
    const body = bodyOf(form);
    const init = { method: 'POST', body, headers: KEEPS_FORM, redirect: 'manual' } as const;
    return outcomeOf(await fetch(form.to, init));
  } catch {
    return { is: 'unanswered' };
  }
}

function bodyOf({ isMultipart, entries }: WaitingForm): FormData | URLSearchParams {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return isMultipart ? form : new URLSearchParams([...form] as [string, string][]);
}
