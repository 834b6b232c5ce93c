import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { textOf, textsOf } from '../lib/form-state';
import { setToast } from '../shell/flash.server';
import { beforeIn, idIn, optionalIdIn } from '../wire/address.server';
import { wantsPage } from '../wire/browser.server';
import type { RouteArgs } from '../wire/client.server';
import { refusedForm, typedValues } from '../wire/forms.server';
import { failure } from '../wire/refused.server';
import { underKey } from '../wire/retry-key.server';
import { readForm } from '../wire/sent-form.server';
import { answer, isTheirs, settled } from './answers.server';
import type { CommentPage } from './api.server';
import { COMMENT_SORTS } from './comment-sorts';
import type { Engaged } from './engagement-calls.server';

export async function writeComment(args: RouteArgs, { calls, id, to }: Engaged, form: FormData) {
  const values = typedValues(form);
  const reply = await calls.comment(underKey(args, textOf(values, 'retryKey')), {
    id,
    comment: textOf(values, 'comment'),
    parentId: optionalIdIn(textOf(values, 'parentId') || undefined),
    mentions: textsOf(values, 'mentions').map(Number).filter(Number.isSafeInteger),
    values,
  });
  if (!reply.ok)
    return isTheirs(reply) ? refusedForm(reply, values) : Promise.reject(failure(reply));
  const written = reply.data.id;
  if (!wantsPage(args.request)) return data({ written, done: reply.msg });
  return redirect(`${to}#comment-${written}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

/** The action of `/comments/{commentId}/edit`, `/delete` and `/like` (`intent`: like or unlike). */
export async function changeComment(args: ActionFunctionArgs, { calls, to }: Engaged) {
  const { change } = args.params;
  const commentId = idIn(args.params['commentId']);
  const values = typedValues(await readForm(args.request));
  if (change === 'like') {
    const call = textOf(values, 'intent') === 'unlike' ? calls.unlikeComment : calls.likeComment;
    const back = `${to}?comment=${commentId}#comment-${commentId}`;
    return answer(args, await call(args, commentId), back);
  }
  if (change === 'delete')
    return settled(args, await calls.removeComment(args, commentId), { to: `${to}#discussion` });
  const reply = await calls.editComment(args, commentId, textOf(values, 'comment'));
  return settled(args, reply, { values, to: `${to}#comment-${commentId}` });
}

const COMMENTS = 50;

/**
 * The comments that the URL asks for: the latest, those before one (`before`), or those up to a
 * linked one (`comment`).
 */
export function commentsFor(
  args: RouteArgs,
  { calls, id }: Pick<Engaged, 'calls' | 'id'>,
): Promise<CommentPage> {
  const { searchParams } = new URL(args.request.url);
  const linked = Number(searchParams.get('comment'));
  if (linked > 0) return calls.comments(args, id, { before: linked + 1, limit: COMMENTS });
  const sort = COMMENT_SORTS.find((one) => one === searchParams.get('sort'));
  return calls.comments(args, id, { before: beforeIn(args.request), limit: COMMENTS, sort });
}

/**
 * The comment to change on `/comments/{commentId}/edit` and `/delete`.
 * @throws 404 when it does not exist, is deleted, or belongs to another member
 */
export async function commentToChange(
  args: LoaderFunctionArgs,
  { calls, id, to }: Engaged,
  readerId: number,
) {
  const { change } = args.params;
  const commentId = idIn(args.params['commentId']);
  const { comments } = await calls.comments(args, id, { before: commentId + 1, limit: 1 });
  const [comment] = comments;
  const isOwn =
    comment?.id === commentId && !comment.isDeleted && comment.author.memberId === readerId;
  if (!isOwn || (change !== 'edit' && change !== 'delete'))
    throw new Response(null, { status: 404 });
  return { to, comment, change: change as 'edit' | 'delete' };
}
