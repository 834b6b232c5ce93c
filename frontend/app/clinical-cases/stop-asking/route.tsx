import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useParams } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { AskPage } from '../../ui/ask-page';
import { refusedForm } from '../../wire/forms.server';
import { stopAsking } from '../asking.server';
import { STOP_QUESTION, STOPPED } from '../asking-words';
import { engagedPost } from '../engaged-post.server';
import { pathOfPost } from '../post-subject';

export const meta: MetaFunction = () => pageTitle('Stop asking');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const reply = await stopAsking(args, id);
  return reply.ok ? redirect(to) : refusedForm(reply, {});
}

export default function StopAsking() {
  const id = Number(useParams()['caseId']);
  return (
    <AskPage
      question={STOP_QUESTION}
      yes="Stop asking"
      look="danger"
      back={pathOfPost(id)}
      state={useActionData<typeof action>()}
    >
      {STOPPED}
    </AskPage>
  );
}
