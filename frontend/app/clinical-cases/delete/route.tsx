import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { removeSubject } from '../../engagement/actions.server';
import { DeletePage } from '../../engagement/delete-page';
import { deleteQuestion, GOES_ALONG } from '../../engagement/subject';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { titleOfPost } from '../post-subject';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Delete Case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { to, text: titleOfPost(post), question: deleteQuestion('case'), also: GOES_ALONG };
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
