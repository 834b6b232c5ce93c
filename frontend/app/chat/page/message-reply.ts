import type { ChatMessage } from '../chat';

/** A refusal by the server: trying again the same way will not help. */
export class NotTaken extends Error {}

/** The text may identify a patient: it is taken once its author has confirmed it. */
export class AsksFirst extends NotTaken {}

interface Answer {
  readonly message?: ChatMessage;
  readonly problem?: string;
  /** Whether the message is sent only once its author confirms it. */
  readonly asks?: boolean;
}

const REFUSED = 400;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** The message that the server stored. @throws NotTaken if it refused it */
export function messageIn(status: number, text: string): ChatMessage {
  if (status >= SERVER_FAULT || status === TOO_MANY)
    throw new Error(`The chat answered ${status}.`);
  const isRefused = status >= REFUSED;
  const answer = isRefused ? wordsIn(text) : (JSON.parse(text) as Answer);
  const problem = answer.problem ?? 'This message could not be sent.';
  if (!answer.message) throw answer.asks ? new AsksFirst(problem) : new NotTaken(problem);
  return answer.message;
}

/** Returns an empty answer if the response is not JSON, for example an error page of a proxy. */
function wordsIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
