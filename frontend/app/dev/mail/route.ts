import type { LoaderFunctionArgs } from '@remix-run/node';
import { idIn } from '../../wire/address.server';
import { htmlOf } from '../api.server';

/** Nothing in it runs, and it asks nobody for anything. Its links may lead on. */
const POLICY = [
  'sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

/** The HTML of one email, as a mail program shows it. */
export async function loader(args: LoaderFunctionArgs) {
  const to = new URL(args.request.url).searchParams.get('to') ?? '';
  const html = await htmlOf(args, to, idIn(args.params['id']));
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
