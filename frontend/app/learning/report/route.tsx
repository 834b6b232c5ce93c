import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { reportSubject } from '../../engagement/actions.server';
import { REPORT_TITLE } from '../../engagement/report-kinds';
import { ReportPage } from '../../engagement/report-page';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { findLearning, reportLearning } from '../api.server';

export const meta: MetaFunction = () => pageTitle(REPORT_TITLE);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const item = await findLearning(args, id);
  if (!item) throw new Response(null, { status: 404 });
  return { to: `/learning/${id}`, title: item.title };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  return reportSubject(args, { calls: { report: reportLearning }, id, to: `/learning/${id}` });
}

export default function Report() {
  const state = useActionData<typeof action>();
  return (
    <ReportPage
      {...useLoaderData<typeof loader>()}
      state={state && 'values' in state ? (state as FormState) : undefined}
    />
  );
}
