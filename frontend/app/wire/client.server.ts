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

/** What a call needs to know of the page's own request. */
export type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>;

/** The calls of the contract, by their path behind /api/v1. */
type Calls = {
  [Path in keyof paths as Path extends `/api/v1${infer Call}` ? Call : never]: paths[Path];
};

type ApiClient = Client<Calls, 'application/json'>;
type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<ApiClient, M>;

/**
 * What a call answers: the contract's own type. openapi-fetch's loses the places of a tuple, which is why
 * `api` states the types of its methods (the one cast on the way of a reply).
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

/** A form that goes on to the API as it came, without being read here. */
export interface PassedOn {
  readonly stream: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** Headers of the page's request that the API judges by: whose session, which site, whose retry. */
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'idempotency-key', 'accept-language'];

/** Only path and query reach the transport; `Request` wants an absolute address. */
const BASE = 'http://api';

/** Keeps the body as it was written: the platform's own request would turn it into a stream. */
class CallRequest extends Request {
  readonly written: BodyInit | null;

  constructor(input: RequestInfo | URL, { body, ...init }: RequestInit = {}) {
    super(input, init);
    this.written = body ?? null;
  }
}

/**
 * The API, asked in the name of whoever asked for this page. Paths, parameters, bodies and replies are
 * those of the contract: `dataOf(api(args).GET('/opportunities/{id}', { params: { path: { id } } }))`.
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

/** What openapi-fetch answers a call with. */
interface Fetched<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The reply to a call: its data, or its refusal with the sentence for the person. */
export async function replyOf<Data>(asked: Promise<Fetched<Data>>): Promise<Reply<Data>> {
  const { data, error, response } = await asked;
  const setCookies = response.headers.getSetCookie();
  const { status: code, headers } = response;
  if (data !== undefined)
    return { ok: true, code, msg: wordsOf(data).msg, data, setCookies, headers };
  const requestId = headers.get('x-request-id') ?? '';
  return { ok: false, code, ...wordsOf(error), requestId, setCookies };
}

/** The data of a reply. @throws the error page of a refusal */
export async function dataOf<Data>(asked: Promise<Fetched<Data>>): Promise<Data> {
  return answered(await replyOf(asked));
}

const FAULT = 'Something went wrong';

/** Every reply carries a sentence; what comes from something else than our API may not. */
function wordsOf(body: unknown): Pick<Refused, 'msg' | 'errors' | 'findings'> {
  if (typeof body !== 'object' || body === null) return { msg: FAULT };
  const { msg = FAULT, errors, findings }: Partial<Refused> = body;
  return { msg, ...(errors && { errors }), ...(findings && { findings }) };
}

/** The body of a call, JSON or a form; with several kinds of it, one of them. */
type BodyOf<Path extends keyof Calls, M extends Method> = Calls[Path][M] extends {
  requestBody?: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

type WordOf<Body> = Body extends unknown ? keyof Body : never;

/** A form as it came, or its words with the names of files that were kept. */
export type PostedForm = PassedOn | FormValues;

/** What was typed, by the words of the call: a field that the call does not have does not compile. */
type Typed<Path extends keyof Calls, M extends Method> = {
  [Word in WordOf<BodyOf<Path, M>>]?: FormValues[string];
};

interface Submitted<Path, Form> {
  path: Path;
  /** Fills the path's `{id}`. */
  at?: Record<string, string | number>;
  /** Values as they were typed, or a form with files as it came. */
  form: Form;
  /** Headers that the call has as its own words. */
  headers?: Record<string, string>;
}

type SubmittedTo<Path extends keyof Calls, M extends Method> = Submitted<
  Path,
  Typed<Path, M> | FormData | PassedOn
>;

/**
 * Posts a page's form. Its fields bear the words of the call. The API reads and judges what was typed, so
 * the values are texts, whatever the contract makes of them.
 */
export function postForm<Path extends PathOf<'post'>>(
  args: RouteArgs,
  submitted: SubmittedTo<Path, 'post'>,
): Promise<Reply<DataOf<Path, 'post'>>> {
  return replyOf(submit(args, 'POST', submitted));
}

/** Like `postForm`, for calls that change something in place. */
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

/** The body of a form post, for a call that takes the form as it is. */
export function passOn(request: Request): PassedOn {
  if (!request.body) throw new Response('The form was empty.', { status: 400 });
  return { stream: request.body, contentType: request.headers.get('content-type') ?? '' };
}
