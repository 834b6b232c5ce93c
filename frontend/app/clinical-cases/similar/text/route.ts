import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../../shell/guard.server';
import { similarToText } from '../similar.server';

const LONGEST = 300;

/** Cases similar to the one being written: /community/similar?text= */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const text = new URL(args.request.url).searchParams.get('text') ?? '';
  return Response.json({ cases: await similarToText(args, text.slice(0, LONGEST)) });
}
