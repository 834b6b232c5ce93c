import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { postById } from '../../api/clinical-cases.server';
import { ReportPage } from '../../components/engagement/report-page';
import { REPORT_TITLE } from '../../components/engagement/subject';
import { engagedPost } from '../../lib/engaged-post.server';
import { reportSubject } from '../../lib/engagement.server';
import type { FormState } from '../../lib/form-state';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { titleOfPost } from '../../lib/post-subject';

export const meta: MetaFunction = () => pageTitle(REPORT_TITLE);

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  return { to, title: titleOfPost(await postById(args, id)) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return reportSubject(args, engagedPost(args));
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
