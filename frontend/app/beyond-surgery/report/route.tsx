import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { reportSubject } from '../../engagement/actions.server';
import { REPORT_TITLE } from '../../engagement/report-kinds';
import { ReportPage } from '../../engagement/report-page';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { beyondPostById } from '../api.server';
import { engagedBeyond } from '../engagement.server';

export const meta: MetaFunction = () => pageTitle(REPORT_TITLE);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedBeyond(args);
  return { to, title: (await beyondPostById(args, id)).title };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return reportSubject(args, engagedBeyond(args));
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
