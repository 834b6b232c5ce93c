import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { cvAddress } from '../api.server';

/**
 * Redirects to a CV. Its signed URL is valid for minutes only and is created on request, because
 * the page with the link may have been open for a long time.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect(await cvAddress(args, idIn(args.params.applicationId)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
