import type { FormValues } from '../lib/form-state';
import { pageBefore, wantsPage } from '../wire/browser.server';
import { api, type RouteArgs, replyOf } from '../wire/client.server';
import { typedValues } from '../wire/forms.server';
import { receiveForm } from '../wire/received-form.server';
import { readForm } from '../wire/sent-form.server';
import { keptPlace } from './place-after-login.server';

/** The page that leads on to where a form was left (auth/unsent). */
export const WAY_BACK = '/unsent';

/** What became of a form that came after its session had ended. */
export interface Kept {
  readonly cookies: string[];
  /** Too long to be kept: whoever typed it is to be told, and nobody else. */
  readonly isTooLong?: boolean;
}

/** Whether these cookies open what was kept. */
export const hasKept = (cookies: readonly string[]): boolean =>
  cookies.some((cookie) => /^(?:__Host-)?suture-unsent=/.test(cookie));

/** Fields that nobody types, or that nobody else may carry on. */
const LEFT_OUT = /password|^(?:retryKey|clientMessageId|otp|code)$/i;
/** Hidden fields of our forms: without another one nothing was typed. */
const HIDDEN = new Set(
  'intent id memberId fullName from back to parentId chatRoomId msgId replyTo suggested zone'.split(
    ' ',
  ),
);
/** These have no page of their own: their forms are on the page before. */
const WITHOUT_PAGE = /\/(?:vote|follow-up|join|messages|look|push|upload|change)$/;

interface Sent {
  readonly values: FormValues;
  readonly hadFiles: boolean;
}

/**
 * Keeps a form that came after its session had ended, for the same member's next log-in, and
 * remembers the page that it was on.
 */
export async function keepUnsent(args: RouteArgs, target = pathOf(args.request)): Promise<Kept> {
  const { request, context } = args;
  if (!context.isNavigation) return { cookies: [] };
  const sent = await readSent(request);
  const before = pageBefore(request, target);
  return sent
    ? keepForm(args, { before, target, ...sent })
    : { cookies: [await keptPlace(before)] };
}

/**
 * What was typed in a form whose sender is not led on to the log-in (no navigation): it is answered
 * with its own words. Undefined for forms that are, and for scripts that want no page.
 */
export async function typedIn({ request, context }: RouteArgs): Promise<string[] | undefined> {
  if (context.isNavigation || !wantsPage(request)) return undefined;
  const sent = await readSent(request);
  return Object.entries(sent?.values ?? {})
    .filter(isTyped)
    .flatMap(([, value]) => value);
}

interface Form extends Sent {
  /** The page on which it was filled in. */
  readonly before: string;
  readonly target: string;
}

/** The cookies are the place's, and the words' if any were typed. */
export async function keepForm(args: RouteArgs, form: Form): Promise<Kept> {
  const { before, target, ...sent } = form;
  const isThere = pathPart(before) === pathPart(target);
  const hasWords = Object.entries(sent.values).some(isTyped);
  if (!hasWords || WITHOUT_PAGE.test(pathPart(target)))
    return { cookies: [await keptPlace(before)] };
  return keepWords(args, { place: isThere ? before : target, target, ...sent });
}

interface Words extends Sent {
  readonly place: string;
  readonly target: string;
}

async function keepWords(args: RouteArgs, { values, ...at }: Words): Promise<Kept> {
  const left = Object.entries(values).filter(([name]) => !LEFT_OUT.test(name));
  const words = JSON.stringify(Object.fromEntries(left));
  const pageOf = args.request.headers.get('page-of');
  const body = { ...at, words, ...(pageOf !== null && { page_of: pageOf }) };
  const headers = { 'page-of': '' };
  const reply = await replyOf(api(args).POST('/session/unsent', { body, headers }));
  if (reply.ok) return { cookies: [...reply.setCookies, await keptPlace(WAY_BACK)] };
  return { cookies: [await keptPlace(at.place)], isTooLong: reply.code === UNPROCESSABLE };
}

const UNPROCESSABLE = 422;

/** Undefined if the form is not one of ours. */
async function readSent(request: Request): Promise<Sent | undefined> {
  try {
    const type = request.headers.get('Content-Type') ?? '';
    if (!type.startsWith('multipart/form-data'))
      return { values: typedValues(await readForm(request)), hadFiles: false };
    const form = await receiveForm(request);
    return { values: await form.typed(), hadFiles: form.hasFile };
  } catch (refusal) {
    if (refusal instanceof Response) return undefined;
    throw refusal;
  }
}

const isTyped = ([name, value]: [string, string | string[]]) =>
  !LEFT_OUT.test(name) && !HIDDEN.has(name) && [value].flat().some((text) => text.trim() !== '');

const pathPart = (address: string) => address.replace(/\?.*$/, '');

/** As the router asks for it, without what the router adds. */
function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  searchParams.delete('_routes');
  const search = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (search && `?${search}`);
}
