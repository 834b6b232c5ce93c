import { Agent, type IncomingMessage, request } from 'node:http';
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

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Ends connections before the server does, which cannot end one then just as a request is sent. */
const agent = new Agent({ keepAlive: true, timeout: 3_000 });
/** As `fetch` sends them. */
const USUAL = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
};
const utf8 = new TextDecoder();

/** Takes half a millisecond of the processor less than `fetch`, a quarter of an ordinary call. */
function sentAsJson(url: string, { method, headers, body }: Asked): Promise<IncomingMessage> {
  const text = body && JSON.stringify(body);
  const ofText = text && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  };
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { ...USUAL, ...ofText, ...headers } })
      .on('response', resolve)
      .on('error', reject)
      .end(text);
  });
}

function textOf(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    reply
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(utf8.decode(Buffer.concat(parts))))
      .on('error', reject);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

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
    const url = path.startsWith('/') ? this.app.url + path : `${this.app.url}/api/v1/${path}`;
    const asked = { method, headers: { ...this.headers, ...headers }, body };
    if (body instanceof FormData) {
      const reply = await fetch(url, { ...asked, body, redirect: 'manual' });
      return replied(reply.status, await reply.text(), reply.headers);
    }
    const reply = await sentAsJson(url, asked);
    return replied(reply.statusCode ?? 0, await textOf(reply), headersOf(reply));
  }
}

function replied(code: number, text: string, headers: Headers): Replied {
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { code, body: isJson && text ? JSON.parse(text) : text, headers };
}
