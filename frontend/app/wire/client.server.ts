import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  defaultPathSerializer,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import type { FormValues } from '../lib/form-state';
import { answered } from './refused.server';
import type { Refused, Reply } from './reply';
import type { paths } from './schema';

/** What an API call needs from the page's own request. */
export type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>;

/** The calls of the contract, by their path after /api/v1. */
type Calls = {
  [Path in keyof paths as Path extends `/api/v1${infer Call}` ? Call : never]: paths[Path];
};

type ApiClient = Client<Calls, 'application/json'>;
type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<ApiClient, M>;

/**
 * The contract's response type of a call. openapi-fetch's own loses tuple positions, so `api`
 * declares the types of its methods, with a single cast.
 */
type DataOf<Path extends keyof Calls, M extends Method> = Calls[Path][M] extends {
  responses: { 200: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

type Ask<M extends Method> = <
  Path extends PathOf<M>,
  Init extends MaybeOptionalInit<Calls[Path], M>,
>(
  path: Path,
  ...init: Record<string, never> extends Init ? [Init?] : [Init]
) => Promise<Fetched<DataOf<Path, M>>>;

interface Api {
  GET: Ask<'get'>;
  POST: Ask<'post'>;
  PUT: Ask<'put'>;
  DELETE: Ask<'delete'>;
}

/** A form that is streamed to the API without being parsed here. */
export interface PassedOn {
  readonly stream: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** Headers of the page's request that are passed on to the API. */
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'idempotency-key', 'accept-language'];

/** Only path and query reach the transport, but `Request` needs an absolute URL. */
const BASE = 'http://api';

/** Keeps the original body; the platform's `Request` would turn it into a stream. */
class CallRequest extends Request {
  readonly written: BodyInit | null;

  constructor(input: RequestInfo | URL, { body, ...init }: RequestInit = {}) {
    super(input, init);
    this.written = body ?? null;
  }
}

/**
 * The API, called on behalf of the user who requested this page. Paths, parameters, bodies and
 * responses are those of the contract:
 * `dataOf(api(args).GET('/opportunities/{id}', { params: { path: { id } } }))`.
 */
export function api(args: RouteArgs): Api {
  const client: unknown = createClient<Calls, 'application/json'>({
    baseUrl: BASE,
    Request: CallRequest,
    headers: headersOf(args),
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return args.context.api(`${pathname.slice(1)}${search}`, {
        method: request.method,
        headers: request.headers,
        body: request instanceof CallRequest ? request.written : request.body,
      });
    },
  });
  return client as Api;
}

function headersOf({ request, context }: RouteArgs): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': context.requestId });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** What openapi-fetch returns for a call. */
interface Fetched<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The reply to a call: its data, or the refusal with a message for the user. */
export async function replyOf<Data>(asked: Promise<Fetched<Data>>): Promise<Reply<Data>> {
  const { data, error, response } = await asked;
  const setCookies = response.headers.getSetCookie();
  const { status: code, headers } = response;
  if (data !== undefined)
    return { ok: true, code, msg: wordsOf(data).msg, data, setCookies, headers };
  const requestId = headers.get('x-request-id') ?? '';
  return { ok: false, code, ...wordsOf(error), requestId, setCookies };
}

/** The data of a reply. @throws an error response if the call was refused */
export async function dataOf<Data>(asked: Promise<Fetched<Data>>): Promise<Data> {
  return answered(await replyOf(asked));
}

const FAULT = 'Something went wrong';

/** All responses of our API contain a message; those of anything in between may not. */
function wordsOf(body: unknown): Pick<Refused, 'msg' | 'errors' | 'findings'> {
  if (typeof body !== 'object' || body === null) return { msg: FAULT };
  const { msg = FAULT, errors, findings }: Partial<Refused> = body;
  return { msg, ...(errors && { errors }), ...(findings && { findings }) };
}

/** The request body of a call, JSON or a form; a union if the call takes several content types. */
type BodyOf<Path extends keyof Calls, M extends Method> = Calls[Path][M] extends {
  requestBody?: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

type WordOf<Body> = Body extends unknown ? keyof Body : never;

/** An unparsed form, or its values with the names of stored files. */
export type PostedForm = PassedOn | FormValues;

/** Form values by the call's field names; a field the call does not have is a type error. */
type Typed<Path extends keyof Calls, M extends Method> = {
  [Word in WordOf<BodyOf<Path, M>>]?: FormValues[string];
};

interface Submitted<Path, Form> {
  path: Path;
  /** The parameters of the path, e.g. `{id}`. */
  at?: Record<string, string | number>;
  /** The values as typed, or an unparsed form with files. */
  form: Form;
  /** Headers that are parameters of the call. */
  headers?: Record<string, string>;
}

type SubmittedTo<Path extends keyof Calls, M extends Method> = Submitted<
  Path,
  Typed<Path, M> | FormData | PassedOn
>;

/**
 * Posts a page's form, whose field names are those of the call. Values are sent as text, because
 * the API parses and validates them.
 */
export function postForm<Path extends PathOf<'post'>>(
  args: RouteArgs,
  submitted: SubmittedTo<Path, 'post'>,
): Promise<Reply<DataOf<Path, 'post'>>> {
  return replyOf(submit(args, 'POST', submitted));
}

/** Like `postForm`, but with PUT, for updates. */
export function putForm<Path extends PathOf<'put'>>(
  args: RouteArgs,
  submitted: SubmittedTo<Path, 'put'>,
): Promise<Reply<DataOf<Path, 'put'>>> {
  return replyOf(submit(args, 'PUT', submitted));
}

async function submit<Data>(
  args: RouteArgs,
  method: string,
  { path, at = {}, form, headers: own = {} }: Submitted<string, object>,
): Promise<Fetched<Data>> {
  const call = defaultPathSerializer(path, at).slice(1);
  const headers = headersOf(args);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const response = await args.context.api(call, { method, ...bodyOf(form, headers) });
  const body = await response.json();
  return response.ok ? { data: body, response } : { error: body, response };
}

function bodyOf(form: object, headers: Headers): RequestInit {
  if (form instanceof FormData) return { headers, body: form };
  if (isPassedOn(form)) {
    headers.set('content-type', form.contentType);
    const streamed: RequestInit & { duplex: 'half' } = {
      headers,
      body: form.stream,
      duplex: 'half',
    };
    return streamed;
  }
  headers.set('content-type', 'application/json');
  return { headers, body: JSON.stringify(form) };
}

function isPassedOn(form: object): form is PassedOn {
  return 'stream' in form && form.stream instanceof ReadableStream;
}

/** The body of a form post, for calls that take the form unparsed. */
export function passOn(request: Request): PassedOn {
  if (!request.body) throw new Response('The form was empty.', { status: 400 });
  return { stream: request.body, contentType: request.headers.get('content-type') ?? '' };
}
