import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { postById } from '../../api/clinical-cases.server';
import { DeletePage } from '../../components/engagement/delete-page';
import { deleteQuestion } from '../../components/engagement/subject';
import { engagedPost } from '../../lib/engaged-post.server';
import { removeSubject } from '../../lib/engagement.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { titleOfPost } from '../../lib/post-subject';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Delete Case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { to, text: titleOfPost(post), question: deleteQuestion('case') };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return removeSubject(args, engagedPost(args), {
    to: '/community',
    failed: 'Failed to delete the case',
  });
}

export default function DeleteCase() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
