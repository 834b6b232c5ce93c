import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { removeSubject } from '../../engagement/actions.server';
import { DeletePage } from '../../engagement/delete-page';
import { deleteQuestion, GOES_ALONG } from '../../engagement/subject';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { beyondPostById } from '../api.server';
import { engagedBeyond } from '../engagement.server';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Delete Post');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedBeyond(args);
  const post = await beyondPostById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { to, text: post.title, question: deleteQuestion('post'), also: GOES_ALONG };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return removeSubject(args, engagedBeyond(args), { to: '/beyondSurgeryMyPost' });
}

export default function DeletePost() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
