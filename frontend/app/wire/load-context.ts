export interface Stores {
  apple?: string | undefined;
  google?: string | undefined;
}

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
  /** Parsed JSON; undefined if the answer is empty or, from anything in between, other text. */
  readonly body: unknown;
  readonly setCookies: string[];
}

/** What the server passes to every loader and action of a request. */
export interface PageRequest {
  /** Calls our API, in this process or at API_URL. */
  api(call: ApiCall): Promise<ApiAnswer>;
  /** True if the user navigates to the page; false for background requests of an open page. */
  isNavigation: boolean;
  nonce: string;
  requestId: string;
  stage: 'local' | 'live';
  /** The mobile apps' store pages, if configured. */
  stores: Stores;
  /** The support email address, if configured. */
  supportEmail: string | undefined;
  /** Where to report vulnerabilities, as a URI, if configured. */
  securityContact: string | undefined;
  /** Our pages on other sites. */
  socialLinks: readonly string[];
}

declare module '@remix-run/node' {
  interface AppLoadContext extends PageRequest {}
}
