export interface Answered<T> {
  readonly ok: true;
  readonly code: number;
  readonly msg: string;
  readonly data: T;
  /** Set-Cookie headers of the API for the browser. */
  readonly setCookies: string[];
}

export interface Refused {
  readonly ok: false;
  readonly code: number;
  readonly msg: string;
  /** Messages by the API's field names. */
  readonly errors?: Record<string, string[]>;
  /** The ranges of possible identifiers in a text, which the author has to confirm. */
  readonly findings?: readonly { kind: string; from: number; to: number }[];
  readonly requestId: string;
  readonly setCookies: string[];
}

export type Reply<T> = Answered<T> | Refused;

/** A successful reply for a change that is already in place. */
export const done: Reply<unknown> = {
  ok: true,
  code: 200,
  msg: 'Done.',
  data: {},
  setCookies: [],
};
