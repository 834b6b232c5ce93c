import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { cvAddress } from '../api.server';

/** Leads to the CV of an application by an address that is good for some minutes: the page that links here may have been open for long. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect(await cvAddress(args, idIn(args.params.applicationId)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
