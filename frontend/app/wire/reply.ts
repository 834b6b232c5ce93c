export interface Answered<T> {
  readonly ok: true;
  readonly code: number;
  readonly msg: string;
  readonly data: T;
  /** Cookies of the API for the browser. */
  readonly setCookies: string[];
  readonly headers: Headers;
}

export interface Refused {
  readonly ok: false;
  readonly code: number;
  readonly msg: string;
  /** Messages by the field's word on the wire. */
  readonly errors?: Record<string, string[]>;
  /** Where in a text identifiers were found that its writer has to confirm. */
  readonly findings?: readonly { kind: string; from: number; to: number }[];
  readonly requestId: string;
  readonly setCookies: string[];
}

export type Reply<T> = Answered<T> | Refused;

/** What was wanted is so already. */
export const done: Reply<unknown> = {
  ok: true,
  code: 200,
  msg: 'Done.',
  data: {},
  setCookies: [],
  headers: new Headers(),
};
