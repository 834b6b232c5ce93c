import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Info } from 'lucide-react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn, numberIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { decide, reports } from '../api.server';
import { addressOf } from '../decision-address';
import { QueueLine } from '../reported/queue-line';
import { reasonOf } from '../reported/words';
import '../reported/reported.css';
import { Categories, ReportCard, reportsOf } from './report-card';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Reports · Administration');

type State = 'open' | 'decided';

/** `report` is the report shown in full (by default the first); `file` is the file to uncover. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admit(args);
  const { searchParams } = new URL(args.request.url);
  const state: State = searchParams.get('state') === 'decided' ? 'decided' : 'open';
  const named = numberIn(searchParams.get('report'));
  const { before, result, nextBefore } = await pageWith(args, state, named);
  const opened = numberIn(searchParams.get('file'));
  const place = result.findIndex(({ id }) => id === named);
  return {
    state,
    before,
    reported: result,
    nextBefore,
    opened,
    shown: Math.max(place, 0),
    isMissing: named !== undefined && place < 0,
    isAdmin: session?.isAdmin ?? false,
  };
}

/** The requested page of the list, or if the named report is not on it, the page starting there. */
async function pageWith(args: LoaderFunctionArgs, state: State, named?: number) {
  const before = beforeIn(args.request);
  const page = await reports(args, state, before);
  if (named === undefined || page.result.some(({ id }) => id === named)) return { before, ...page };
  // Open reports come oldest first, decided ones newest first.
  const start = state === 'open' ? named - 1 : named + 1;
  const further = await reports(args, state, start);
  return further.result[0]?.id === named ? { before: start, ...further } : { before, ...page };
}

/** `report` is the number of the report, `action` the decision. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const values = typedValues(await readForm(args.request));
  const reply = await decide(args, Number(textOf(values, 'report')), {
    action: textOf(values, 'action'),
    reason: reasonOf(textOf(values, 'reason'), textOf(values, 'words')),
    note: textOf(values, 'note'),
    days: textOf(values, 'days'),
  });
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  const isOpen = new URL(args.request.url).searchParams.get('state') !== 'decided';
  return redirect(isOpen ? '/admin/reports' : '/admin/reports?state=decided', {
    headers: { 'Set-Cookie': toast },
  });
}

const missing = {
  open: 'This report has been decided or withdrawn.',
  decided: 'This report was not found.',
};

const states = [
  { value: 'open', to: '/admin/reports', label: 'Open' },
  { value: 'decided', to: '/admin/reports?state=decided', label: 'Decided' },
];

export default function Reports() {
  const page = useLoaderData<typeof loader>();
  const { state, reported, nextBefore, shown, isMissing, opened, isAdmin } = page;
  const refused = useActionData<typeof action>();
  const at = (report: number, file?: number) => addressOf('report', page, report, file);
  const one = reported[shown];
  const next = reported[shown + 1];
  const others = reported.filter((other) => other !== one);
  const text =
    state === 'open'
      ? 'Oldest first. Both sides are notified of your decision, and the audit log keeps it.'
      : 'Newest first.';
  return (
    <AdminFrame
      title="Reports"
      text={text}
      choices={<Choices label="Which reports" current={state} of={states} />}
    >
      {isMissing && (
        <Banner icon={Info}>
          <p>{missing[state]}</p>
        </Banner>
      )}
      {one ? (
        <ReportCard
          of={one}
          opened={opened}
          at={(file) => at(one.id, file)}
          next={next && at(next.id)}
          state={refused ?? untouched}
          isRefused={refused !== undefined}
          isAdmin={isAdmin}
        />
      ) : (
        <EmptyState
          text={state === 'open' ? 'No reports are waiting.' : 'No reports have been decided.'}
        />
      )}
      {others.length > 0 && (
        <section className="card" aria-label="More reports">
          <ul className="mod__queue">
            {others.map((other) => (
              <QueueLine
                key={other.id}
                of={other.object}
                to={at(other.id)}
                since={other.since}
                note={reportsOf(other)}
              >
                <Categories of={other} />
              </QueueLine>
            ))}
          </ul>
        </section>
      )}
      <MoreLink before={nextBefore}>More reports</MoreLink>
    </AdminFrame>
  );
}
