import { redirect } from '@remix-run/node';
import type { Asking } from '../api/client.server';
import { type EmptyPage, emptyPage } from './empty-pages';
import { admit, listedPathOf } from './guard.server';

/** Pages that are about one thing lead back to their list where no thing is named, or none that exists. */
const BACK: Record<string, string> = {
  '/opportunityResponse': '/opportunities',
};

/** @throws 404 where even the page would not exist without its content */
export async function emptyPageOf(args: Asking): Promise<EmptyPage> {
  await admit(args);
  const { pathname } = new URL(args.request.url);
  const back = BACK[pathname.replace(/\/$/, '')];
  if (back) throw redirect(back);
  const page = emptyPage(listedPathOf(args));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}
