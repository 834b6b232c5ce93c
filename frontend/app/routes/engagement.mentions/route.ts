import type { LoaderFunctionArgs } from '@remix-run/node';
import { mentionable } from '../../api/engagement.server';
import { requireMember } from '../../lib/guard.server';

/** Whom an @ in a comment may mean: /mentions?query= */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return Response.json(
    await mentionable(args, new URL(args.request.url).searchParams.get('query') ?? ''),
  );
}
