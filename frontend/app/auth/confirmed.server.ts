import { redirect } from '@remix-run/node';
import type { RouteArgs } from '../wire/client.server';
import { type AccountSecurity, accountSecurity } from './account.server';
import { confirmPage } from './confirm-page';

const UNCONFIRMED = 403;

/** For pages that begin with what can hurt: whoever has not shown it yet is asked first. */
export async function demandConfirmed(args: RouteArgs): Promise<AccountSecurity> {
  const security = await accountSecurity(args);
  const { pathname, search } = new URL(args.request.url);
  if (!security.isConfirmed) throw redirect(confirmPage(pathname.replace(/\.data$/, '') + search));
  return security;
}

/** Ten minutes went by while a form was open. */
export function askedToConfirm(reply: { ok: boolean; code: number }, next: string): void {
  if (!reply.ok && reply.code === UNCONFIRMED) throw redirect(confirmPage(next));
}
