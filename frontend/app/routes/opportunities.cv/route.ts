import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { cvAddress } from '../../api/opportunities.server';
import { requireMember } from '../../lib/guard.server';

/** Leads to the CV of an application by an address that is good for some minutes: the page that links here may have been open for long. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect(await cvAddress(args, args.params.applicationId ?? ''), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
