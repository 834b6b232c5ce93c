import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { readForm } from '../../wire/sent-form.server';
import { decide, reports } from '../api.server';
import { ReportCard } from './report-card';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Reports · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { searchParams } = new URL(args.request.url);
  const state = searchParams.get('state') === 'decided' ? 'decided' : 'open';
  const { result, nextBefore } = await reports(args, state, beforeIn(args.request));
  return { state, reported: result, nextBefore };
}

/** `report` is the number of the report, `action` what is done. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const form = await readForm(args.request);
  const reply = await decide(args, Number(form.get('report')), {
    action: String(form.get('action')),
    note: String(form.get('note') ?? ''),
  });
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect(new URL(args.request.url).search || '/admin/reports', {
    headers: { 'Set-Cookie': toast },
  });
}

const states = [
  { value: 'open', to: '/admin/reports', label: 'Open' },
  { value: 'decided', to: '/admin/reports?state=decided', label: 'Decided' },
];

export default function Reports() {
  const { state, reported, nextBefore } = useLoaderData<typeof loader>();
  const text =
    state === 'open'
      ? 'Oldest first. Every decision is written to the audit log and told to both sides.'
      : 'Newest first.';
  return (
    <AdminFrame
      title="Reports"
      text={text}
      choices={<Choices label="Which reports" current={state} of={states} />}
    >
      {reported.length === 0 && (
        <EmptyState
          text={
            state === 'open' ? 'Nothing waits for a decision.' : 'Nothing has been decided yet.'
          }
        />
      )}
      {reported.map((one) => (
        <ReportCard key={one.id} of={one} />
      ))}
      <MoreLink before={nextBefore}>More reports</MoreLink>
    </AdminFrame>
  );
}
