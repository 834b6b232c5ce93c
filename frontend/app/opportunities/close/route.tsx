import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { AskPage } from '../../ui/ask-page';
import { idIn } from '../../wire/address.server';
import { closeOpportunity, opportunityById } from '../api.server';
import { CLOSE_QUESTION } from '../owning';

export const meta: MetaFunction = () => pageTitle('Close Opportunity');

const FORBIDDEN = 403;

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { owner, title } = await opportunityById(args, idIn(args.params.id));
  if (owner.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { title };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return doneOrRefused(await closeOpportunity(args, idIn(args.params.id)), '/opportunityPosted');
}

export default function CloseOpportunity() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <AskPage
      question={CLOSE_QUESTION}
      yes="Close Opportunity"
      look="danger"
      back="/opportunityPosted"
      state={useActionData<typeof action>()}
    >
      {title}
    </AskPage>
  );
}
