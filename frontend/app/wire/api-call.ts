/** A form that is streamed to the API without being parsed here. */
export interface PassedOn {
  readonly stream: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** A call of our API, on behalf of whoever requested the page. */
export interface ApiCall {
  readonly method: string;
  /** As in the contract, after /api/v1, e.g. `/opportunities/{id}`. */
  readonly path: string;
  /** The parameters in the path. */
  readonly at: Readonly<Record<string, string | number>>;
  /** Without its question mark. */
  readonly query: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined, JSON, or a form. */
  readonly body: string | FormData | PassedOn | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON; the bytes of a PDF; undefined if the answer is empty or, from anything in between, other text. */
  readonly body: unknown;
  readonly setCookies: string[];
  /** When a refused call may come again, in seconds. */
  readonly retryAfter?: string | undefined;
}
