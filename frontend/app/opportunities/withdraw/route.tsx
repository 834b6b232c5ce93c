import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { AskPage } from '../../ui/ask-page';
import { idIn } from '../../wire/address.server';
import { withdrawApplication } from '../api.server';
import { WITHDRAW_QUESTION, WITHDRAWN } from '../applied/words';

export const meta: MetaFunction = () => pageTitle('Withdraw application');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return doneOrRefused(
    await withdrawApplication(args, idIn(args.params.applicationId)),
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
