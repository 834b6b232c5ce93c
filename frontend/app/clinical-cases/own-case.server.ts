import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireMember } from '../shell/guard.server';
import { postById } from './api.server';
import { engagedPost } from './engaged-post.server';
import { titleOfPost } from './post-subject';

const FORBIDDEN = 403;

/**
 * The case of a page for its author.
 * @throws Response 403 for everybody else, and for an image; redirects to the receipt once the
 * consent is withdrawn
 */
export async function ownCase(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  const isOwn = post.author.memberId === session.memberId;
  if (!isOwn || post.kind !== 'case') throw new Response(null, { status: FORBIDDEN });
  if (post.withdrawnAt) throw redirect(`${to}/receipt`);
  return { session, id, to, title: titleOfPost(post), post };
}
