import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { beyondPostById } from '../../api/beyond.server';
import { DeletePage } from '../../components/engagement/delete-page';
import { deleteQuestion } from '../../components/engagement/subject';
import { engagedBeyond } from '../../lib/engaged-beyond.server';
import { removeSubject } from '../../lib/engagement.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Delete Post');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedBeyond(args);
  const post = await beyondPostById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { to, text: post.title, question: deleteQuestion('post') };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return removeSubject(args, engagedBeyond(args), { to: '/beyondSurgeryMyPost' });
}

export default function DeletePost() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
