import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { checkOf } from '../review/api.server';

/** Polled by the page: the state of the check of one of the user's own files. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return Response.json(await checkOf(args, args.params.uploadId ?? ''), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
