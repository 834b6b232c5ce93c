import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '../../../../backend/src/patient-consent/texts/languages.rules';
import { readForm } from '../../wire/sent-form.server';
import { answerLink, openLink } from '../api.server';
import { languageOf, pageOf, unknownPage } from './pages.server';
import { whyNot } from './said.server';

const SEE_OTHER = 303;
const NOT_FOUND = 404;
const MOST_BYTES = 20_000;

/**
 * The patient's page: one small HTML document, without scripts and without the site's layout. The
 * token is the credential, so sessions do not matter here.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const wanted = new URL(args.request.url).searchParams.get('language') ?? undefined;
  const reply = await openLink(args, args.params.token ?? '', wanted);
  if (!reply.ok) return unknownPage(args, reply.code);
  return pageOf(args, reply.data.result);
}

/** A problem is shown above the same page; after a success the page is loaded anew. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const token = args.params.token ?? '';
  if (Number(args.request.headers.get('content-length')) > MOST_BYTES)
    return new Response(null, { status: 413 });
  const form = await readForm(args.request);
  const word = (name: string) => String(form.get(name) ?? '');
  const language = isLanguage(word('language')) ? word('language') : languageOf(args.request);
  const missing = whyNot(form);
  if (!missing) {
    const reply = await answerLink(args, token, {
      decision: word('decision'),
      version: word('version'),
      language,
      scope: form.getAll('scope').map(String),
    });
    if (reply.ok) return doneAt(args.request.url, language);
    if (reply.code === NOT_FOUND) return unknownPage(args, reply.code);
    return showAgain(args, { token, language, code: reply.code });
  }
  return showAgain(args, { token, language, code: 422, missing });
}

/** Redirects, so that reloading the page does not send the answer again. */
function doneAt(address: string, language: string): Response {
  const { pathname } = new URL(address);
  const headers = { Location: `${pathname}?language=${language}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: SEE_OTHER, headers });
}

interface Again {
  token: string;
  language: string;
  code: number;
  missing?: 'seen' | 'sure';
}

async function showAgain(args: ActionFunctionArgs, { token, language, ...problem }: Again) {
  const reply = await openLink(args, token, language);
  if (!reply.ok) return unknownPage(args, reply.code);
  return pageOf(args, reply.data.result, problem);
}
