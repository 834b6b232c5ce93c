import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { mentionable } from '../api.server';

/** The members suggested after an @ in a comment: /mentions?query= */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return Response.json(
    await mentionable(args, new URL(args.request.url).searchParams.get('query') ?? ''),
  );
}
