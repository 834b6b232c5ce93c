import type { RouteArgs } from '../wire/client.server';
import { announcesUpgrade } from './api.server';

/**
 * Whether to show the upgrade notice: an administrator switched it on, and this browser has not
 * dismissed it.
 */
export async function showsNotice(args: RouteArgs): Promise<boolean> {
  if (/(?:^|;\s*)notice=closed/.test(args.request.headers.get('Cookie') ?? '')) return false;
  return announcesUpgrade(args);
}

export function closeNotice(): string {
  return 'notice=closed; Path=/; SameSite=Lax; HttpOnly';
}
