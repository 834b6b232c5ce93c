import type { RouteArgs } from '../wire/client.server';
import { announcesUpgrade } from './api.server';

/** Whether this page says that the site is being upgraded: an administrator has said so, and the reader has not closed it. */
export async function showsNotice(args: RouteArgs): Promise<boolean> {
  if (/(?:^|;\s*)notice=closed/.test(args.request.headers.get('Cookie') ?? '')) return false;
  return announcesUpgrade(args);
}

export function closeNotice(): string {
  return 'notice=closed; Path=/; SameSite=Lax; HttpOnly';
}
