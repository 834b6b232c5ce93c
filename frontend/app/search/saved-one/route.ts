import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { openSaved } from '../saved.server';

/**
 * The link in a notification. It contains the search's number, so that emails do not reveal its
 * terms.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const path = await openSaved(args, idIn(args.params['id']));
  if (path !== undefined) return redirect(path);
  const toast = await setToast({ kind: 'error', text: 'You have removed this search.' });
  return redirect('/searches', { headers: { 'Set-Cookie': toast } });
}
