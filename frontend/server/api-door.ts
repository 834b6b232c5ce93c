import type { RequestListener } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request';

/** What the API must know of the browser that asked for the page. */
export interface Visitor {
  readonly address: string;
  readonly host: string;
  /** What proxies in front of us said, as it came. */
  readonly forwarded: Readonly<Record<string, string>>;
}

/** Fetch-shaped way to the API; `path` starts behind /api/v1/. */
export type ApiDoor = (path: string, init?: RequestInit) => Promise<Response>;

const BASE = '/api/v1/';
const NO_BODY = new Set([204, 304]);

/** What an injected response does in its own way. Express gives every response its own prototype, so these are kept on the response. */
const OWN_WAYS = ['setTimeout', 'writeHead', 'write', 'end', 'destroy', 'addTrailers'] as const;

/** In this process: the request goes through the whole API, but through no socket. */
export function doorInProcess(listener: RequestListener, visitor: Visitor): ApiDoor {
  const dispatch: DispatchFunc = (request, response) => {
    for (const name of OWN_WAYS)
      Object.defineProperty(response, name, {
        value: response[name],
        writable: true,
        configurable: true,
      });
    listener(request, response);
  };
  return async (path, init = {}) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...visitor.forwarded,
      host: visitor.host,
    };
    const options: InjectOptions = {
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: BASE + path,
      headers,
      remoteAddress: visitor.address,
      ...(init.body ? await payload(init.body, headers) : {}),
    };
    const reply = await inject(dispatch, options);
    const replied = new Headers();
    for (const [name, value] of Object.entries(reply.headers))
      for (const one of [value].flat()) replied.append(name, String(one));
    return new Response(NO_BODY.has(reply.statusCode) ? null : reply.rawPayload, {
      status: reply.statusCode,
      headers: replied,
    });
  };
}

/** In another process, over a connection that is kept open. */
export function doorOverHttp(apiUrl: string, visitor: Visitor): ApiDoor {
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(visitor.forwarded)) headers.set(name, value);
    headers.set(
      'x-forwarded-for',
      [visitor.forwarded['x-forwarded-for'], visitor.address].filter(Boolean).join(', '),
    );
    const ask = () => fetch(`${apiUrl}${BASE}${path}`, { ...init, headers, redirect: 'manual' });
    return isRepeatable(init) ? ask().catch(onceMore(ask, init)) : ask();
  };
}

/** A question may be asked twice; whether a deed was done before the line broke, only its doer can find out. */
const isRepeatable = ({ method = 'GET', body }: RequestInit) => method === 'GET' && !body;

/** An API process that dies takes the questions under way with it; another one answers them. */
function onceMore(
  ask: () => Promise<Response>,
  { signal }: RequestInit,
): (error: unknown) => Promise<Response> {
  return (error) => {
    if (signal?.aborted) throw error;
    return ask();
  };
}

/** A form with its own boundary is written out by the platform; streams go on as streams. */
async function payload(
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string>,
): Promise<Pick<InjectOptions, 'payload'>> {
  if (typeof body === 'string') return { payload: body };
  if (body instanceof ReadableStream)
    return {
      payload: throughPipe(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])),
    };
  const written = new Response(body);
  headers['content-type'] = written.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await written.arrayBuffer()) };
}

/** A browser that goes away breaks its stream off; the pipe tells the API so. */
function throughPipe(source: Readable): PassThrough {
  const pipe = new PassThrough();
  pipeline(source, pipe, () => {});
  return pipe;
}
