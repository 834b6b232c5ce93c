import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { anchorOfLearning } from '../anchor';
import { findLearning } from '../api.server';

/** Redirects to the item's card in its list. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const item = await findLearning(args, Number(args.params['id']) || 0);
  if (!item) throw new Response(null, { status: 404 });
  const list = item.isVideo ? '/video' : '/media';
  return redirect(`${list}?before=${item.id + 1}#${anchorOfLearning(item.id)}`);
}
