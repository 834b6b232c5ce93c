import type { RequestListener } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request';

/** What the API needs to know about the browser that requested the page. */
export interface Visitor {
  readonly address: string;
  readonly host: string;
  /** Headers set by proxies in front of us, unchanged. */
  readonly forwarded: Readonly<Record<string, string>>;
}

/** A fetch-like function for the API; `path` starts after /api/v1/. */
export type ApiDoor = (path: string, init?: RequestInit) => Promise<Response>;

const BASE = '/api/v1/';
const NO_BODY = new Set([204, 304]);

/**
 * Methods overridden by the injected response. Express replaces the response's prototype, so they
 * are copied onto the response itself.
 */
const OWN_WAYS = ['setTimeout', 'writeHead', 'write', 'end', 'destroy', 'addTrailers'] as const;

/**
 * Calls the API in this process: the request passes through the whole API, but not through a
 * socket.
 */
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

/** Calls the API in another process, over a keep-alive connection. */
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

/**
 * Only GET requests are retried; for others it is unknown whether they were processed before the
 * connection broke.
 */
const isRepeatable = ({ method = 'GET', body }: RequestInit) => method === 'GET' && !body;

/** If an API process dies with requests in progress, another one can answer them. */
function onceMore(
  ask: () => Promise<Response>,
  { signal }: RequestInit,
): (error: unknown) => Promise<Response> {
  return (error) => {
    if (signal?.aborted) throw error;
    return ask();
  };
}

/**
 * FormData and the like are serialised to a buffer with their content type; streams stay streams.
 */
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

/** If the browser disconnects, its stream breaks off; the pipe reports this to the API. */
function throughPipe(source: Readable): PassThrough {
  const pipe = new PassThrough();
  pipeline(source, pipe, () => {});
  return pipe;
}
