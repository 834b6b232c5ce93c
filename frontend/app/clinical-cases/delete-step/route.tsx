import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { DeletePage } from '../../engagement/delete-page';
import { deleteQuestion } from '../../engagement/subject';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import { dayName, stepKinds } from '../step-kinds';
import { deleteStep, stepById } from '../steps.server';

export const meta: MetaFunction = () => pageTitle('Delete the step');

export async function loader(args: LoaderFunctionArgs) {
  const { id, to } = await ownCase(args);
  const { kind, day } = await stepById(args, id, idIn(args.params['stepId']));
  return {
    to: `${to}#steps`,
    text: `${stepKinds[kind].name}, ${dayName(day).toLowerCase()}, with its files.`,
    question: deleteQuestion('step'),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const reply = await deleteStep(args, { id, stepId: idIn(args.params['stepId']) });
  const kind = reply.ok ? 'success' : 'error';
  return redirect(`${to}#steps`, {
    headers: { 'Set-Cookie': await setToast({ kind, text: reply.msg }) },
  });
}

export default function DeleteStep() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
