import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { reportSubject } from '../../engagement/actions.server';
import { REPORT_TITLE } from '../../engagement/report-kinds';
import { ReportPage } from '../../engagement/report-page';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { titleOfPost } from '../post-subject';

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
