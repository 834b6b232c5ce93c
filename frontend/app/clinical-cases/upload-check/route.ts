import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { checkOf } from '../review/api.server';

/** For a page that polls: the check of one's own file so far. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return Response.json(await checkOf(args, args.params.uploadId ?? ''), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
