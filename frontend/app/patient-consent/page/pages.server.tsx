import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  isLanguage,
  LANGUAGE_CODES,
  type Language,
} from '../../../../backend/src/patient-consent/texts/languages.rules';
import { TEXTS } from '../../../../backend/src/patient-consent/texts/texts.rules';
import tokens from '../../styles/tokens.css?inline';
import type { RouteArgs } from '../../wire/client.server';
import type { Opened } from '../api.server';
import answerCss from './answer.css?inline';
import { Asked } from './asked';
import { Closed } from './closed';
import { Document, STYLES } from './document';
import { Given } from './given';
import { HiddenPost } from './hidden-post';
import overridesCss from './overrides.css?inline';
import { type Page, questionOf } from './page';
import pageCss from './page.css?inline';
import shownCaseCss from './shown-case.css?inline';

/** Why an answer was not accepted. */
export interface Problem {
  readonly code: number;
  readonly missing?: 'seen' | 'sure';
}

/** One inline stylesheet, so that the page is painted early on a slow connection. */
const STYLESHEET = [tokens, pageCss, shownCaseCss, answerCss, overridesCss].join('');

const CONFLICT = 409;
const TOO_MANY = 429;
const NOT_FOUND = 404;

/** The language in the URL, else the first known one that the browser accepts, else English. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('language');
  if (isLanguage(asked)) return asked;
  const accepted = (request.headers.get('accept-language') ?? '').toLowerCase().split(',');
  const known = accepted
    .map((one) => one.trim().slice(0, 2))
    .find((one) => (LANGUAGE_CODES as readonly string[]).includes(one));
  return isLanguage(known) ? known : 'en';
}

export function pageOf(args: RouteArgs, opened: Opened, problem?: Problem): Response {
  const language = opened.language as Language;
  const texts = TEXTS[language];
  const page: Page = {
    language,
    texts,
    opened,
    ...(problem && { problem: wordsOf(problem, opened, language) }),
    ...(problem?.missing && { missing: problem.missing }),
    supportEmail: args.context.supportEmail,
  };
  return respond(args, page, {
    status: problem?.code ?? 200,
    ...bodyOf(page),
  });
}

function wordsOf({ code, missing }: Problem, { state }: Opened, language: Language): string {
  const { problem, decide, withdraw } = TEXTS[language];
  if (missing) return missing === 'seen' ? decide.tick : withdraw.tick;
  if (code === TOO_MANY) return problem.busy;
  if (code !== CONFLICT) return problem.failed;
  return state === 'made' || state === 'changed' ? problem.changed : problem.late;
}

function bodyOf(page: Page): { title: string; body: ReactElement } {
  const { state } = page.opened;
  const { given, changed, withdrawn, refused, closed, hidden } = page.texts;
  if (page.opened.is_hidden && (state === 'given' || state === 'changed'))
    return { title: hidden.title, body: <HiddenPost page={page} /> };
  if (state === 'made') return { title: questionOf(page).title, body: <Asked page={page} /> };
  if (state === 'changed') return { title: changed.title, body: <Asked page={page} /> };
  if (state === 'given') return { title: given.title, body: <Given page={page} /> };
  if (state === 'refused') return { title: refused.title, body: <Closed page={page} /> };
  const isOwn = page.opened.decisions[0]?.decision === 'withdraw';
  return { title: isOwn ? withdrawn.title : closed.title, body: <Closed page={page} /> };
}

/**
 * The same page for every link that does not work, whatever the reason; only overload and faults
 * are told apart.
 */
export function unknownPage(args: RouteArgs, code: number): Response {
  const language = languageOf(args.request);
  const texts = TEXTS[language];
  const isBusy = code === TOO_MANY || code >= 500;
  const body = (
    <div>
      <h1>{texts.unknown.title}</h1>
      <p>{texts.unknown.text}</p>
    </div>
  );
  const busy = (
    <div>
      <h1>{code === TOO_MANY ? texts.problem.busy : texts.problem.failed}</h1>
    </div>
  );
  return respond(
    args,
    { language, texts },
    { status: isBusy ? code : NOT_FOUND, title: texts.unknown.title, body: isBusy ? busy : body },
  );
}

function respond(
  { context }: RouteArgs,
  page: Pick<Page, 'language' | 'texts'>,
  { status, title, body }: { status: number; title: string; body: ReactElement },
): Response {
  const html = renderToStaticMarkup(
    <Document {...page} title={title} nonce={context.nonce}>
      {body}
    </Document>,
  );
  const whole = html.replace(STYLES, () => STYLESHEET);
  return new Response(`<!doctype html>${whole}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
