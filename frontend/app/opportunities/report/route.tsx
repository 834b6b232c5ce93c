import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { reportSubject } from '../../engagement/actions.server';
import { REPORT_OPPORTUNITY } from '../../engagement/report-kinds';
import { ReportPage } from '../../engagement/report-page';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { opportunityById, reportOpportunity } from '../api.server';

export const meta: MetaFunction = () => pageTitle(REPORT_OPPORTUNITY);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, title } = await opportunityById(args, idIn(args.params['id']));
  return { to: `/opportunities/${id}`, title };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  return reportSubject(args, {
    calls: { report: reportOpportunity },
    id,
    to: `/opportunities/${id}`,
  });
}

export default function ReportOpportunity() {
  const state = useActionData<typeof action>();
  return (
    <ReportPage
      {...useLoaderData<typeof loader>()}
      kind="opportunity"
      state={state && 'values' in state ? (state as FormState) : undefined}
    />
  );
}
