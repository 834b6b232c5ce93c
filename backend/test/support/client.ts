import type { RunningApp } from './app';

export interface ReplyBody extends Record<string, unknown> {
  readonly code: number;
  readonly msg: string;
  readonly errors?: Record<string, string[]>;
}

export interface Replied {
  readonly code: number;
  readonly body: ReplyBody;
  readonly headers: Headers;
}

type Body = object | FormData | undefined;

/** Somebody who speaks to the API over HTTP. */
export class Client {
  constructor(
    private readonly app: Pick<RunningApp, 'url'>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Replied> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: Body = {}, headers: Record<string, string> = {}): Promise<Replied> {
    return this.send('POST', path, body, headers);
  }

  with(headers: Record<string, string>): Client {
    return new Client(this.app, { ...this.headers, ...headers });
  }

  /** `path` stands behind /api/v1/, or alone when it starts with a slash. */
  async send(
    method: string,
    path: string,
    body: Body,
    headers: Record<string, string> = {},
  ): Promise<Replied> {
    const form = body instanceof FormData;
    const response = await fetch(
      path.startsWith('/') ? this.app.url + path : `${this.app.url}/api/v1/${path}`,
      {
        method,
        headers: {
          ...(body && !form ? { 'content-type': 'application/json' } : {}),
          ...this.headers,
          ...headers,
        },
        redirect: 'manual',
        ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      code: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }
}
