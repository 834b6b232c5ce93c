import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { beyondPostById } from '../../api/beyond.server';
import { ReportPage } from '../../components/engagement/report-page';
import { REPORT_TITLE } from '../../components/engagement/subject';
import { engagedBeyond } from '../../lib/engaged-beyond.server';
import { reportSubject } from '../../lib/engagement.server';
import type { FormState } from '../../lib/form-state';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

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
