import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { idIn } from '../../wire/address.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { MEMBER_ACTS, type MemberRecord, member } from '../api.server';
import { Deeds } from './deeds';
import { Measures } from './measures';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Member · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return member(args, idIn(args.params['id']));
}

/** `act` says what is done: end-sessions, reset-second-step, verify (until). */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const form = await readForm(args.request);
  const act = MEMBER_ACTS.get(String(form.get('act')));
  if (!act) throw new Response(null, { status: 404 });
  const typed = typedValues(form);
  const reply = await act(args, id, { until: textOf(typed, 'until') });
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect(`/admin/members/${id}`, { headers: { 'Set-Cookie': toast } });
}

export default function Member() {
  const one = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title={one.name || one.email}
      text={one.email}
      choices={<Link to={`/profile/${one.id}`}>Profile</Link>}
    >
      <Facts of={one} />
      <Measures of={one} />
      <Deeds of={one} />
      <p>
        <Link to={`/admin/audit?actor=${one.id}`}>What this member did, by the audit log</Link>
      </p>
    </AdminFrame>
  );
}

function Facts({ of: one }: { of: MemberRecord }) {
  const { registration } = one;
  const facts = [
    ['Role', one.role],
    ['Speciality', one.speciality || 'not given'],
    ['Place', one.place || 'not given'],
    ['Steps done', String(one.step)],
    ['Second step', one.second_step ? 'on' : 'off'],
    [
      'Registration',
      registration
        ? `${registration.number}, ${registration.region}, ${registration.country}`
        : 'none given',
    ],
    ['Confirmed on', one.verified_on ?? 'not confirmed'],
    [
      'Confirmed until',
      one.verified_until ?? (one.verified_on ? 'without an end' : 'not confirmed'),
    ],
  ];
  return (
    <dl className="card card__pad admin__facts">
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt>Joined</dt>
      <dd>
        <TimeAgo at={one.joined_at} />
      </dd>
      <dt>Last seen</dt>
      <dd>{one.last_seen_at ? <TimeAgo at={one.last_seen_at} /> : 'never'}</dd>
      {one.deactivated_at && (
        <>
          <dt>Deactivated since</dt>
          <dd>{one.deactivated_at.slice(0, 10)}, until the next log-in</dd>
        </>
      )}
      {one.suspended_until && (
        <>
          <dt>Suspended until</dt>
          <dd>{one.suspended_until.slice(0, 10)}</dd>
        </>
      )}
    </dl>
  );
}
