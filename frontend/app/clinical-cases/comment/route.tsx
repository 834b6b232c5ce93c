import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ChangeCommentPage } from '../../engagement/change-comment-page';
import { changeComment, commentToChange } from '../../engagement/comments.server';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { engagedPost } from '../engaged-post.server';

export const meta: MetaFunction = () => pageTitle('Your comment');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return commentToChange(args, engagedPost(args), session.memberId);
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return changeComment(args, engagedPost(args));
}

export default function ChangeComment() {
  const state = useActionData<typeof action>();
  return (
    <ChangeCommentPage
      {...useLoaderData<typeof loader>()}
      state={state && 'values' in state ? (state as FormState) : undefined}
    />
  );
}
