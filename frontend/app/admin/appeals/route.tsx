import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { type AppealRow, appeals, decideAppeal } from '../api.server';
import { addressOf } from '../decision-address';
import { ReportedTitle } from '../reported/reported-thing';
import { kinds } from '../reported/words';
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
    ...{ state, before, rows: result, nextBefore, opened },
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
              <AppealLine key={other.id} of={other} to={addressOf('appeal', page, other.id)} />
            ))}
          </ul>
        </section>
      )}
      <MoreLink before={nextBefore}>More appeals</MoreLink>
    </AdminFrame>
  );
}

function AppealLine({ of: { object, created_at }, to }: { of: AppealRow; to: string }) {
  return (
    <li>
      <Link to={to}>
        <span className="mod__what">
          <b>
            <ReportedTitle of={object} link={null} />
          </b>
          <span className="quiet">
            {kinds[object.kind] ?? object.kind}
            {object.author && ` · ${object.author.name}`}
          </span>
        </span>
        <span className="quiet">
          <TimeAgo at={created_at} />
        </span>
      </Link>
    </li>
  );
}
