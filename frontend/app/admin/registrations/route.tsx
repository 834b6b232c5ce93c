import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { twoYearsAfter } from '../../../../backend/src/profiles/registrations/registration.rules';
import { textOf, textsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { DAY } from '../../lib/time';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { PlainCount } from '../../ui/count';
import { EmptyState } from '../../ui/empty-state';
import { Tabs } from '../../ui/tabs';
import { optionalIdIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { decideRegistration, registration, registrations } from '../api.server';
import { isRegistrationList, LISTS, type RegistrationList as List, reasonOf } from './lists';
import { OneRegistration } from './one-registration';
import { RegistrationList } from './registration-list';
import './registrations.css';

export const handle: PageHandle = { hydrate: false };
export const headers = noStore;
export const meta: MetaFunction = () => pageTitle('Registrations · Administration');

const HERE = '/admin/registrations';
/** A registration that has waited longer than this counts as late. */
const AIM_DAYS = 2;

/**
 * `state` is the list, `id` the open registration (by default the first), `after` the list's
 * cursor.
 */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { searchParams } = new URL(args.request.url);
  const state = stateIn(searchParams);
  const after = optionalIdIn(searchParams.get('after') ?? undefined);
  const id = optionalIdIn(searchParams.get('id') ?? undefined);
  const { result, counts, nextAfter } = await registrations(args, { state, after });
  const now = new Date();
  return {
    state,
    counts,
    nextAfter,
    rows: result,
    open: id === undefined ? (result[0] ?? null) : await registration(args, id),
    late: result.filter((row) => Date.parse(row.waiting_since) < now.getTime() - AIM_DAYS * DAY)
      .length,
    until: twoYearsAfter(now),
  };
}

/** Fields: `registration`, `action`, `until`, and for the reason `template` and `words`. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const values = typedValues(await readForm(args.request));
  const form = {
    action: textOf(values, 'action'),
    until: textOf(values, 'until'),
    source: textOf(values, 'source'),
    foundSame: textsOf(values, 'foundSame'),
    reason: reasonOf(textOf(values, 'template'), textOf(values, 'words')),
  };
  const reply = await decideRegistration(args, Number(values['registration']), form);
  if (!reply.ok) {
    const { reason, ...errors } = reply.errors ?? {};
    return refusedForm(
      { ...reply, errors: reason ? { ...errors, words: reason } : errors },
      values,
    );
  }
  const toast = await setToast({ kind: 'success', text: reply.msg });
  const { searchParams } = new URL(args.request.url);
  return redirect(`${HERE}?state=${stateIn(searchParams)}`, { headers: { 'Set-Cookie': toast } });
}

function stateIn(params: URLSearchParams): List {
  const state = params.get('state') ?? '';
  return isRegistrationList(state) ? state : 'waiting';
}

export default function Registrations() {
  const { state, counts, rows, open, late, until, nextAfter } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  return (
    <AdminFrame
      title="Registrations"
      text={
        <>
          {state === 'expiring' ? 'These end within 60 days.' : 'Oldest first. Aim: two days.'}{' '}
          {state === 'waiting' && late > 0 && (
            <b className="admin__due">{late === 1 ? '1 is older.' : `${late} are older.`}</b>
          )}
        </>
      }
    >
      <Tabs
        label="Which registrations"
        tabs={LISTS.map(({ state: of, label }) => ({
          to: of === 'waiting' ? HERE : `${HERE}?state=${of}`,
          label,
          isCurrent: of === state,
          badge: <PlainCount of={counts[of]} />,
        }))}
      />
      {rows.length === 0 && !open ? (
        <EmptyState text="No registrations in this list." />
      ) : (
        <div className="registrations">
          {rows.length > 0 && (
            <RegistrationList rows={rows} openId={open?.id} state={state} nextAfter={nextAfter} />
          )}
          {open && (
            <OneRegistration key={open.id} of={open} until={until} state={typed ?? untouched} />
          )}
        </div>
      )}
    </AdminFrame>
  );
}
