import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request';
import type { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import type { DirectCalls } from '../../backend/src/wire/direct-calls';
import type { ApiAnswer, ApiCall, PassedOn } from '../app/wire/api-call';

/** What the API needs to know about the browser that requested the page. */
export interface Visitor {
  readonly address: string;
  readonly host: string;
  /** Headers set by proxies in front of us, unchanged. */
  readonly forwarded: Readonly<Record<string, string>>;
}

export type ApiDoor = (call: ApiCall) => Promise<ApiAnswer>;

/** The API in this process. */
export interface ApiInProcess {
  readonly listener: RequestListener;
  readonly direct: Pick<DirectCalls, 'answer'>;
}

const BASE = '/api/v1';

const filled = (path: string, at: ApiCall['at']) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(at[name])));

const urlOf = ({ path, at, query }: ApiCall) => `${BASE}${filled(path, at)}${query && `?${query}`}`;

/**
 * Calls the API in this process: JSON directly, forms as requests that pass through the whole API,
 * but not through a socket.
 */
export function doorInProcess({ listener, direct }: ApiInProcess, visitor: Visitor): ApiDoor {
  const dispatch = dispatchTo(listener);
  return async (call) => {
    const headers = { ...call.headers, ...visitor.forwarded, host: visitor.host };
    const { method, body } = call;
    const [url, { address }] = [urlOf(call), visitor];
    const template = BASE + call.path;
    if (typeof body === 'string' || body === undefined) {
      const at = inText(call.at);
      const answer = await direct.answer({ method, template, at, url, headers, body, address });
      if (answer) return answer;
    }
    const reply = await inject(dispatch, {
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: address,
      ...(await payloadOf(body, headers)),
    });
    const setCookies = cookiesIn(reply.headers);
    const { 'retry-after': after } = reply.headers;
    const retryAfter = after === undefined ? undefined : String(after);
    const given = bodyIn(reply.headers['content-type'], reply.rawPayload);
    return { status: reply.statusCode, body: given, setCookies, retryAfter };
  };
}

const inText = (at: ApiCall['at']) =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, String(value)]));

const cookiesIn = ({ 'set-cookie': cookies = [] }: OutgoingHttpHeaders) => [cookies].flat();

function bodyIn(type: unknown, bytes: Buffer): unknown {
  return type === 'application/pdf' ? bytes : parsed(bytes.toString());
}

/** Something between us and the API may answer with other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Methods overridden by the injected response. Express replaces the response's prototype, so they
 * are copied onto the response itself.
 */
const OWN_WAYS = ['setTimeout', 'writeHead', 'write', 'end', 'destroy', 'addTrailers'] as const;

function dispatchTo(listener: RequestListener): DispatchFunc {
  return (request, response) => {
    for (const name of OWN_WAYS)
      Object.defineProperty(response, name, {
        value: response[name],
        writable: true,
        configurable: true,
      });
    listener(request, response);
  };
}

/** Calls the API in another process, over a keep-alive connection. */
export function doorOverHttp(apiUrl: string, visitor: Visitor): ApiDoor {
  return async (call) => {
    const { method } = call;
    const { body, headers } = sent(call);
    for (const [name, value] of Object.entries(visitor.forwarded)) headers.set(name, value);
    headers.set(
      'x-forwarded-for',
      [visitor.forwarded['x-forwarded-for'], visitor.address].filter(Boolean).join(', '),
    );
    const init = { method, headers, redirect: 'manual', body, duplex: 'half' } as const;
    const ask = () => fetch(`${apiUrl}${urlOf(call)}`, init);
    // If an API process dies with requests in progress, another one can answer them. Only GET
    // requests are retried; for others it is unknown whether they were processed before the
    // connection broke.
    const response = await (method === 'GET' ? ask().catch(ask) : ask());
    return {
      status: response.status,
      body: bodyIn(response.headers.get('content-type'), Buffer.from(await response.arrayBuffer())),
      setCookies: response.headers.getSetCookie(),
      retryAfter: response.headers.get('retry-after') ?? undefined,
    };
  };
}

/** Learns from the answers of the API, which alone knows the sessions, who makes the requests. */
export function seeingCallers(door: ApiDoor, callers: CallersSeen): ApiDoor {
  return async (call) => {
    const answer = await door(call);
    if (call.path === '/session' && answer.status === 200) {
      const { records } = answer.body as { records?: { id?: number } };
      if (records?.id !== undefined) callers.note(call.headers, records.id);
    }
    return answer;
  };
}

const isPassedOn = (body: ApiCall['body']): body is PassedOn =>
  typeof body === 'object' && 'stream' in body;

function sent({ body, headers: given }: ApiCall) {
  const headers = new Headers(given);
  if (!isPassedOn(body)) return { body: body ?? null, headers };
  headers.set('content-type', body.contentType);
  return { body: body.stream, headers };
}

/** FormData is serialised to a buffer with its content type; streams stay streams. */
async function payloadOf(
  body: ApiCall['body'],
  headers: Record<string, string>,
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (body === undefined) return { headers };
  if (typeof body === 'string') return { headers, payload: body };
  if (isPassedOn(body))
    return {
      headers: { ...headers, 'content-type': body.contentType },
      payload: throughPipe(Readable.fromWeb(body.stream as Parameters<typeof Readable.fromWeb>[0])),
    };
  const written = new Response(body);
  const type = written.headers.get('content-type') ?? '';
  return {
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}

/** If the browser disconnects, its stream breaks off; the pipe reports this to the API. */
function throughPipe(source: Readable): PassThrough {
  const pipe = new PassThrough();
  pipeline(source, pipe, () => {});
  return pipe;
}
