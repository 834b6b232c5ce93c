import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData } from '@remix-run/react';
import { withdrawApplication } from '../../api/opportunities.server';
import { AskPage } from '../../components/ask-page';
import { doneOrRefused } from '../../lib/done.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { WITHDRAW_QUESTION, WITHDRAWN } from '../opportunities.applied/words';

export const meta: MetaFunction = () => pageTitle('Withdraw application');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return doneOrRefused(
    await withdrawApplication(args, args.params.applicationId ?? ''),
    '/opportunities/applied',
  );
}

export default function Withdraw() {
  return (
    <AskPage
      question={WITHDRAW_QUESTION}
      yes="Withdraw"
      look="danger"
      back="/opportunities/applied"
      state={useActionData<typeof action>()}
    >
      {WITHDRAWN}
    </AskPage>
  );
}
