import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  type Client,
  type ClientPathsWithMethod,
  createQuerySerializer,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import type { FormValues } from '../lib/form-state';
import type { ApiAnswer, ApiCall, PassedOn } from './api-call';
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

/** The contract's response type of a call; openapi-fetch's own loses tuple positions. */
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

export type { PassedOn };

/** Headers of the page's request that are passed on to the API. */
const PASSED_ON = [
  'cookie',
  'origin',
  'user-agent',
  'idempotency-key',
  'accept-language',
  'page-of',
];

const queryOf = createQuerySerializer();

/** What a call takes, as openapi-fetch names it; `Api` has the types of each call. */
interface Init {
  readonly params?: {
    readonly path?: ApiCall['at'];
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, string>;
  };
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/**
 * The API, called on behalf of the user who requested this page. Paths, parameters, bodies and
 * responses are those of the contract:
 * `dataOf(api(args).GET('/opportunities/{id}', { params: { path: { id } } }))`.
 */
export function api(args: RouteArgs): Api {
  const ask =
    (method: string) =>
    (path: string, { params = {}, headers, body }: Init = {}) => {
      const { path: at = {}, query = {}, header } = params;
      const json = body !== undefined && JSON_TYPE;
      const written = body === undefined ? undefined : JSON.stringify(body);
      return args.context.api({
        method,
        path,
        at,
        query: queryOf(query),
        headers: { ...keyed(args, written), ...json, ...headers, ...header },
        body: written,
      });
    };
  const calls: unknown = {
    GET: ask('GET'),
    POST: ask('POST'),
    PUT: ask('PUT'),
    DELETE: ask('DELETE'),
  };
  return calls as Api;
}

/** Within the front end: the key names the whole form, whatever its calls then say. */
export const WHOLE_KEY = 'x-whole-key';

/**
 * After going back, a page still has the key of what was sent from it. Other words under it are
 * another request, so their digest is a part of the key; the same words are sent once.
 */
function keyed(args: RouteArgs, body: string | undefined): Record<string, string> {
  const headers = headersOf(args);
  const key = headers['idempotency-key'];
  if (key === undefined || body === undefined) return headers;
  if (args.request.headers.has(WHOLE_KEY)) return headers;
  return { ...headers, 'idempotency-key': `${key}-${digestOf(body)}` };
}

const digestOf = (body: string) =>
  createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_CHARACTERS);
const DIGEST_CHARACTERS = 16;

const JSON_TYPE = { 'content-type': 'application/json' };

function headersOf({ request, context }: RouteArgs): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-request-id': context.requestId,
  };
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

/** The answer to a call whose data is of this type. */
interface Fetched<Data> extends ApiAnswer {
  readonly data?: Data;
}

/** The reply to a call: its data, or the refusal with a message for the user. */
export async function replyOf<Data>(asked: Promise<Fetched<Data>>): Promise<Reply<Data>> {
  const { status: code, body, setCookies } = await asked;
  const words = wordsOf(body);
  if (code < 200 || code >= 300) return { ok: false, code, ...words, setCookies };
  const { msg } = words;
  return { ok: true, code, msg, data: body as Data, setCookies };
}

/** The data of a reply. @throws an error response if the call was refused */
export async function dataOf<Data>(asked: Promise<Fetched<Data>>): Promise<Data> {
  return answered(await replyOf(asked));
}

const FAULT = 'Something went wrong';
/** The key was used for another content. */
export const KEY_USED =
  'You had sent this form before, with other words. This one was not sent: please send it again.';
/** What the API says to programs, in words for whoever fills in a form. */
const IN_PLAIN_WORDS: Readonly<Record<string, string>> = {
  'This request key was already used.': KEY_USED,
  'The same request is still being processed. Please try again in a moment.':
    'This is still being sent. Please wait a moment.',
  'The request could not be read.': 'This could not be read. Please load the page again.',
  'This request did not come from our own pages.':
    'This page is too old to send from. Please load it again.',
  'The request is too large.': 'This is too large to be sent.',
};

/** All responses of our API contain a message; those of anything in between may not. */
function wordsOf(body: unknown): Pick<Refused, 'msg' | 'errors' | 'findings' | 'requestId'> {
  if (typeof body !== 'object' || body === null) return { msg: FAULT, requestId: '' };
  const { msg = FAULT, errors, findings, requestId = '' }: Partial<Refused> = body;
  const said = IN_PLAIN_WORDS[msg] ?? msg;
  return { msg: said, requestId, ...(errors && { errors }), ...(findings && { findings }) };
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

function submit<Data>(
  args: RouteArgs,
  method: string,
  { path, at = {}, form, headers: own }: Submitted<string, object>,
): Promise<Fetched<Data>> {
  const isForm = form instanceof FormData || isPassedOn(form);
  const written = isForm ? undefined : JSON.stringify(form);
  return args.context.api({
    method,
    path,
    at,
    query: '',
    headers: { ...keyed(args, written), ...(!isForm && JSON_TYPE), ...own },
    body: isForm ? form : written,
  });
}

function isPassedOn(form: object): form is PassedOn {
  return 'stream' in form && form.stream instanceof ReadableStream;
}

/** The body of a form post, for calls that take the form unparsed. */
export function passOn(request: Request): PassedOn {
  if (!request.body) throw new Response('The form was empty.', { status: 400 });
  return { stream: request.body, contentType: request.headers.get('content-type') ?? '' };
}
