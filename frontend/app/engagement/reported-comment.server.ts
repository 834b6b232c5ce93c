import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { drName } from '../lib/words';
import { idIn } from '../wire/address.server';
import { reportSubject } from './actions.server';
import type { Engaged } from './engagement-calls.server';

/** The comment to report on `/comments/{commentId}/report`. @throws 404 when it is gone */
export async function commentToReport(args: LoaderFunctionArgs, { calls, id, to }: Engaged) {
  const commentId = idIn(args.params['commentId']);
  const { comments } = await calls.comments(args, id, { before: commentId + 1, limit: 1 });
  const [comment] = comments;
  if (comment?.id !== commentId || comment.isDeleted) throw new Response(null, { status: 404 });
  const title = `${drName(comment.author.fullName)}: ${shortened(comment.text)}`;
  return { to: `${to}?comment=${commentId}#comment-${commentId}`, title };
}

const LONGEST = 120;
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

export function reportComment(args: ActionFunctionArgs, { calls, to }: Engaged) {
  const id = idIn(args.params['commentId']);
  const back = `${to}?comment=${id}#comment-${id}`;
  return reportSubject(args, { calls: { report: calls.reportComment }, id, to: back });
}
