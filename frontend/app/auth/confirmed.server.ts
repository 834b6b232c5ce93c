import { redirect } from '@remix-run/node';
import type { RouteArgs } from '../wire/client.server';
import { type AccountSecurity, accountSecurity } from './account.server';
import { confirmPage } from './confirm-page';

const UNCONFIRMED = 403;

/**
 * For pages with sensitive actions: redirects to the identity check unless it was passed recently.
 */
export async function demandConfirmed(args: RouteArgs): Promise<AccountSecurity> {
  const security = await accountSecurity(args);
  const { pathname, search } = new URL(args.request.url);
  if (!security.isConfirmed) throw redirect(confirmPage(pathname.replace(/\.data$/, '') + search));
  return security;
}

/** The confirmation lasts ten minutes, so it can expire while a form is open. */
export function askedToConfirm(reply: { ok: boolean; code: number }, next: string): void {
  if (!reply.ok && reply.code === UNCONFIRMED) throw redirect(confirmPage(next));
}
