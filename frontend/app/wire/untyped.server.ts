import type { PassedOn, RouteArgs } from './client.server';
import type { Reply } from './reply';
import type { paths } from './schema';

type Params = Record<string, string | number | boolean | undefined>;

type Method = 'get' | 'post' | 'put' | 'delete';
type Behind<Path> = Path extends `/api/v1/${infer Call}` ? Call : never;
type Filled<Call extends string> = Call extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Filled<Tail>}`
  : Call;

/** The calls that the contract knows, behind /api/v1/, their `{id}` filled in: a call that is not there does not compile. */
export type CallOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Filled<Behind<Path>> : never;
}[keyof paths];

export interface Api {
  get<T>(
    path: CallOf<'get'>,
    options?: { params?: Params; own?: Record<string, string> },
  ): Promise<Reply<T>>;
  post<T>(
    path: CallOf<'post'>,
    body: object | FormData | PassedOn,
    own?: Record<string, string>,
  ): Promise<Reply<T>>;
  put<T>(path: CallOf<'put'>, body: object): Promise<Reply<T>>;
  delete<T>(path: CallOf<'delete'>): Promise<Reply<T>>;
}

/** Headers of the page's request that the API judges by: whose session, which site, whose retry. */
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'idempotency-key', 'accept-language'];

/** The API, asked in the name of whoever asked for this page. */
export function api({ request, context }: RouteArgs): Api {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': context.requestId });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const ask = async <T>(path: string, init: RequestInit): Promise<Reply<T>> =>
    read<T>(await context.api(path, init), context.requestId);
  return {
    get: (path, options = {}) =>
      ask(withParams(path, options.params), {
        method: 'GET',
        headers: withOwn(headers, options.own ?? {}),
      }),
    post: (path, body, own = {}) => ask(path, posted(withOwn(headers, own), body)),
    put: (path, body) => ask(path, { ...posted(headers, body), method: 'PUT' }),
    delete: (path) => ask(path, { method: 'DELETE', headers }),
  };
}

function posted(headers: Headers, body: object | FormData | PassedOn): RequestInit {
  const own = new Headers(headers);
  if (body instanceof FormData) return { method: 'POST', headers: own, body };
  if ('stream' in body && body.stream instanceof ReadableStream) {
    own.set('content-type', (body as PassedOn).contentType);
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: own,
      body: body.stream,
      duplex: 'half',
    };
    return init;
  }
  own.set('content-type', 'application/json');
  return { method: 'POST', headers: own, body: JSON.stringify(body) };
}

/** Headers that a call has as its own words. */
function withOwn(headers: Headers, own: Record<string, string>): Headers {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(own)) all.set(name, value);
  return all;
}

function withParams(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

async function read<T>(response: Response, requestId: string): Promise<Reply<T>> {
  const setCookies = response.headers.getSetCookie();
  const body: unknown = await response.json();
  const { msg = 'Something went wrong', errors } = body as {
    msg?: string;
    errors?: Record<string, string[]>;
  };
  if (response.ok)
    return {
      ok: true,
      code: response.status,
      msg,
      data: body as T,
      setCookies,
      headers: response.headers,
    };
  return {
    ok: false,
    code: response.status,
    msg,
    ...(errors ? { errors } : {}),
    requestId,
    setCookies,
  };
}
