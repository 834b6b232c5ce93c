import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { passOn } from '../../wire/client.server';
import { reviewFile } from '../api.server';
import { checkNow, toReviewed } from '../review.server';

/** The check of a file, polled by scripts while it is waiting. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const uploadId = new URL(args.request.url).searchParams.get('upload') ?? '';
  return Response.json({ check: await checkNow(args, uploadId) });
}

/** Takes a picture or a PDF to be reviewed before it is sent. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const reply = await reviewFile(args, passOn(args.request));
  if (reply.ok) return Response.json({ file: toReviewed(reply.data) });
  return Response.json({ problem: reply.msg }, { status: reply.code });
}
