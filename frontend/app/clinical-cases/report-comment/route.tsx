import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { REPORT_COMMENT } from '../../engagement/report-kinds';
import { ReportPage } from '../../engagement/report-page';
import { commentToReport, reportComment } from '../../engagement/reported-comment.server';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { engagedPost } from '../engaged-post.server';

export const meta: MetaFunction = () => pageTitle(REPORT_COMMENT);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return commentToReport(args, engagedPost(args));
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return reportComment(args, engagedPost(args));
}

export default function ReportComment() {
  const state = useActionData<typeof action>();
  return (
    <ReportPage
      {...useLoaderData<typeof loader>()}
      kind="comment"
      state={state && 'values' in state ? (state as FormState) : undefined}
    />
  );
}
