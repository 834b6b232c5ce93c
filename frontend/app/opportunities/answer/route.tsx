import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { AskPage } from '../../ui/ask-page';
import { idIn } from '../../wire/address.server';
import { readForm } from '../../wire/sent-form.server';
import { answerApplication } from '../api.server';
import { ANSWER_IS_FINAL, answers, isAnswer, WORD } from './words';

export const meta: MetaFunction = () => pageTitle('Answer an application');

const UNKNOWN = 404;

function asked({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const { answer } = params;
  const id = idIn(params['id']);
  const applicationId = idIn(params['applicationId']);
  if (!isAnswer(answer)) throw new Response(null, { status: UNKNOWN });
  return { id, applicationId, answer, back: `/opportunityResponse/${id}` };
}

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  return asked(args);
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const { id, applicationId, answer, back } = asked(args);
  const word = String((await readForm(args.request)).get(WORD.name) ?? '');
  return doneOrRefused(
    await answerApplication(args, { opportunityId: id, applicationId }, answer === 'accept', word),
    back,
  );
}

export default function AnswerApplication() {
  const { answer, back } = useLoaderData<typeof loader>();
  const { question, yes, look } = answers[answer];
  return (
    <AskPage
      question={question}
      yes={yes}
      look={look}
      back={back}
      note={answer === 'accept' ? WORD : undefined}
      state={useActionData<typeof action>()}
    >
      {ANSWER_IS_FINAL}
    </AskPage>
  );
}
