import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest } from 'express';
import type { PageHandle } from '../app/shell/page-handle';
import type { UnsentForm } from '../app/wire/load-context';
import type { ApiDoor } from './api-door';

const COOKIE = /(?:^|; )(?:__Host-)?suture-unsent=[\w-]/;
const AGAIN =
  'You were logged out before this was sent. What you typed is still here: send it again.';
const FILES = ' Look at its files, too: if they are not here, please choose them again.';

type Values = UnsentForm['values'];

interface Unsent {
  readonly place: string;
  readonly target: string;
  readonly words: string;
  readonly hadFiles: boolean;
}

interface Asked {
  readonly request: ExpressRequest;
  readonly url: URL;
  readonly door: ApiDoor;
}

const pathPart = (address: string) => address.replace(/\?.*$/, '');

const callOf = (method: 'GET' | 'DELETE', { request, url }: Asked) => ({
  method,
  path: '/session/unsent',
  at: {},
  query: '',
  headers: {
    accept: 'application/json',
    origin: url.origin,
    cookie: request.headers.cookie ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
    'x-request-id': String(request.headers['x-request-id']),
  },
  body: undefined,
});

async function unsentOf(asked: Asked): Promise<Unsent | undefined> {
  if (!COOKIE.test(asked.request.headers.cookie ?? '')) return undefined;
  const { status, body } = await asked.door(callOf('GET', asked));
  return status === 200 ? (body as { result: Unsent }).result : undefined;
}

/** The form to show on this page, which was sent when the session had ended. */
export async function formToShow(asked: Asked): Promise<UnsentForm | undefined> {
  const { request, url } = asked;
  if (request.method !== 'GET' || request.path.endsWith('.data')) return undefined;
  const unsent = await unsentOf(asked);
  if (!unsent || unsent.place !== url.pathname + url.search) return undefined;
  const values = JSON.parse(unsent.words) as Values;
  return { values, message: AGAIN + (unsent.hadFiles ? FILES : '') };
}

const REFUSED = 400;

/** Once the form has been sent it is forgotten. Returns cookies. */
export async function forgetSent(asked: Asked, answer: Response): Promise<string[]> {
  const isTaken = asked.request.method === 'POST' && answer.status < REFUSED;
  if (!isTaken || answer.headers.getSetCookie().some((cookie) => COOKIE.test(cookie))) return [];
  const unsent = await unsentOf(asked);
  const target = unsent && pathPart(unsent.target);
  if (target !== asked.url.pathname.replace(/\.data$/, '')) return [];
  return (await asked.door(callOf('DELETE', asked))).setCookies;
}

/** A page that shows a form again is rendered like one whose form was refused. */
export function withUnsentForms(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.action) return [id, route];
    const { action, handle } = route.module;
    const shown = (args: ActionFunctionArgs) => {
      const { unsent } = args.context;
      return unsent ? refused(unsent, args, { action, handle }) : action(args);
    };
    return [id, { ...route, module: { ...route.module, action: shown } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

async function refused(
  { values, message }: UnsentForm,
  args: ActionFunctionArgs,
  { action, handle }: Pick<RouteModule, 'action' | 'handle'>,
) {
  const { refusedAs } = (handle ?? {}) as PageHandle;
  const state = { values, errors: {}, message };
  if (refusedAs === 'refused') return { refused: state };
  if (refusedAs !== 'go' || !action) return state;
  const request = new Request(args.request.url, {
    method: 'POST',
    headers: args.request.headers,
    body: formOf({ ...values, intent: 'go' }),
  });
  const context = { ...args.context, unsent: undefined };
  const answer = (await action({ ...args, request, context })) as { data?: object } | undefined;
  return { ...state, ...answer?.data, message };
}

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat()) form.append(name, text);
  return form;
}
