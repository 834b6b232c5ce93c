import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { textOf, textsOf } from '../lib/form-state';
import { setToast } from '../shell/flash.server';
import { beforeIn, idIn, optionalIdIn } from '../wire/address.server';
import { pageBefore, wantsPage } from '../wire/browser.server';
import type { RouteArgs } from '../wire/client.server';
import { refusedForm, typedValues } from '../wire/forms.server';
import { failure } from '../wire/refused.server';
import type { Refused, Reply } from '../wire/reply';
import { underKey } from '../wire/retry-key.server';
import { readForm } from '../wire/sent-form.server';
import type { CommentPage, CommentView, LikerPage } from './api.server';
import { COMMENT_SORTS, type CommentSort } from './comment-sorts';

export interface WrittenComment {
  id: number;
  comment: string;
  parentId?: number;
  mentions: number[];
}

/**
 * The API calls for one kind of subject; `id` is the subject's id. Where the API toggles, `like`
 * and `unlike` may be the same call.
 */
export interface EngagementCalls {
  like?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unlike?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  save(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unsave(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  follow?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  unfollow?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
  likers(args: RouteArgs, id: number, before?: number): Promise<LikerPage>;
  comments(
    args: RouteArgs,
    id: number,
    window: { before?: number; limit?: number; sort?: CommentSort },
  ): Promise<CommentPage>;
  comment(args: RouteArgs, written: WrittenComment): Promise<Reply<{ comment: CommentView }>>;
  editComment(args: RouteArgs, commentId: number, text: string): Promise<Reply<unknown>>;
  removeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  likeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  unlikeComment(args: RouteArgs, commentId: number): Promise<Reply<unknown>>;
  report(
    args: RouteArgs,
    id: number,
    report: { reason: string; category: string },
  ): Promise<Reply<unknown>>;
  remove?(args: RouteArgs, id: number): Promise<Reply<unknown>>;
}

/** The subject that a page is about. */
export interface Engaged {
  calls: EngagementCalls;
  id: number;
  /** The path of its page. */
  to: string;
  /** The element id of its card in a list, to which a form without scripts returns. */
  anchor: string;
}

/** The part of a subject that is needed to report it. */
interface Reportable extends Pick<Engaged, 'id' | 'to'> {
  calls: Pick<EngagementCalls, 'report'>;
}

const TOGGLES = ['like', 'unlike', 'save', 'unsave', 'follow', 'unfollow'] as const;

/** The action of a subject's own page: `intent` is `comment` or one of the toggles. */
export async function engage(args: ActionFunctionArgs, engaged: Engaged) {
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  if (intent === 'comment') return comment(args, engaged, form);
  const toggle = TOGGLES.find((name) => name === intent);
  const call = toggle && engaged.calls[toggle];
  if (!call) throw new Response(null, { status: 400 });
  return answer(
    args,
    await call(args, engaged.id),
    `${pageBefore(args.request, engaged.to)}#${engaged.anchor}`,
  );
}

/**
 * A form posted by the browser returns to the page it was on; a script only needs to know whether
 * it was refused.
 */
async function answer(args: RouteArgs, reply: Reply<unknown>, back: string) {
  if (!wantsPage(args.request))
    return reply.ok ? data({}) : data({ refusal: reply.msg }, { status: reply.code });
  return redirect(
    back,
    reply.ok
      ? undefined
      : { headers: { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) } },
  );
}

async function comment(args: RouteArgs, { calls, id, to }: Engaged, form: FormData) {
  const values = typedValues(form);
  const reply = await calls.comment(underKey(args, textOf(values, 'retryKey')), {
    id,
    comment: textOf(values, 'comment'),
    parentId: optionalIdIn(textOf(values, 'parentId') || undefined),
    mentions: textsOf(values, 'mentions').map(Number).filter(Number.isSafeInteger),
  });
  if (!reply.ok)
    return isTheirs(reply) ? refusedForm(reply, values) : Promise.reject(failure(reply));
  const written = reply.data.comment.comment_id;
  if (!wantsPage(args.request)) return data({ written, done: reply.msg });
  return redirect(`${to}#comment-${written}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

/** The action of `/report`. */
export async function reportSubject(args: ActionFunctionArgs, { calls, id, to }: Reportable) {
  const values = typedValues(await readForm(args.request));
  const reply = await calls.report(args, id, {
    reason: textOf(values, 'reason'),
    category: textOf(values, 'category') || 'other',
  });
  return settled(args, reply, { values, to });
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

/** The action of `/delete`; `to` is the list to show afterwards. */
export async function removeSubject(
  args: ActionFunctionArgs,
  { calls, id }: Engaged,
  next: Pick<Next, 'to' | 'failed'>,
) {
  if (!calls.remove) throw new Response(null, { status: 404 });
  return settled(args, await calls.remove(args, id), next);
}

interface Next {
  /** The typed values, if the form can be corrected. */
  values?: ReturnType<typeof typedValues>;
  to: string;
  /** Shown on failure in place of the API's message. */
  failed?: string;
}

/**
 * On success redirects to the next page, or gives a script the message. On refusal returns the form
 * if it can be corrected, or the message.
 */
async function settled(args: RouteArgs, reply: Reply<unknown>, { values, to, failed }: Next) {
  if (!reply.ok && values && isTheirs(reply)) return refusedForm(reply, values);
  const text = reply.ok ? reply.msg : (failed ?? reply.msg);
  if (!wantsPage(args.request))
    return reply.ok ? data({ done: text }) : data({ refusal: text }, { status: reply.code });
  return redirect(to, {
    headers: { 'Set-Cookie': await setToast({ kind: reply.ok ? 'success' : 'error', text }) },
  });
}

/** Whether the user can correct the refusal or reads it in place; others are error pages. */
function isTheirs(reply: Refused): boolean {
  return [403, 409, 422, 429].includes(reply.code);
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
