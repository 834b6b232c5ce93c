import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { appeals, decideAppeal } from '../api.server';
import { addressOf } from '../decision-address';
import { QueueLine } from '../reported/queue-line';
import '../reported/reported.css';
import { AppealCard } from './appeal-card';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Appeals · Administration');

/** `appeal` is the appeal shown in full (by default the first); `file` is the file to uncover. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admit(args);
  const { searchParams } = new URL(args.request.url);
  const state = searchParams.get('state') === 'decided' ? 'decided' : 'open';
  const before = beforeIn(args.request);
  const { result, nextBefore } = await appeals(args, state, before);
  const named = result.findIndex(({ id }) => id === Number(searchParams.get('appeal')));
  const opened = Number(searchParams.get('file')) || undefined;
  return {
    state,
    before,
    rows: result,
    nextBefore,
    opened,
    shown: Math.max(named, 0),
    isAdmin: session?.isAdmin ?? false,
  };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const values = typedValues(await readForm(args.request));
  const reply = await decideAppeal(args, Number(textOf(values, 'appeal')), {
    decision: textOf(values, 'decision'),
    reason: textOf(values, 'reason'),
  });
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect('/admin/appeals', { headers: { 'Set-Cookie': toast } });
}

const states = [
  { value: 'open', to: '/admin/appeals', label: 'Open' },
  { value: 'decided', to: '/admin/appeals?state=decided', label: 'Decided' },
];

export default function Appeals() {
  const page = useLoaderData<typeof loader>();
  const { state, rows, nextBefore, shown, opened, isAdmin } = page;
  const refused = useActionData<typeof action>();
  const one = rows[shown];
  const others = rows.filter((other) => other !== one);
  return (
    <AdminFrame
      title="Appeals"
      text="An author may appeal once. Someone other than the first reviewer decides."
      choices={<Choices label="Which appeals" current={state} of={states} />}
    >
      {one ? (
        <AppealCard
          of={one}
          opened={opened}
          at={(file) => addressOf('appeal', page, one.id, file)}
          state={refused ?? untouched}
          isRefused={refused !== undefined}
          isAdmin={isAdmin}
        />
      ) : (
        <EmptyState
          text={state === 'open' ? 'No appeals are waiting.' : 'No appeals have been decided.'}
        />
      )}
      {others.length > 0 && (
        <section className="card" aria-label="More appeals">
          <ul className="mod__queue">
            {others.map((other) => (
              <QueueLine
                key={other.id}
                of={other.object}
                to={addressOf('appeal', page, other.id)}
                since={other.created_at}
                note={other.object.author?.name}
              />
            ))}
          </ul>
        </section>
      )}
      <MoreLink before={nextBefore}>More appeals</MoreLink>
    </AdminFrame>
  );
}
