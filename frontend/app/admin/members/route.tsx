import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { TextField } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn } from '../../wire/address.server';
import { type MemberRecord, members } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Members · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { searchParams } = new URL(args.request.url);
  const [term, state] = ['term', 'state'].map((word) => searchParams.get(word) || undefined);
  const found = await members(args, { term, state, before: beforeIn(args.request) });
  return { term, state: state ?? 'all', ...found };
}

const states = [
  { value: 'all', to: '/admin/members', label: 'All' },
  {
    value: 'unverified-registration',
    to: '/admin/members?state=unverified-registration',
    label: 'Registrations to check',
  },
  { value: 'restricted', to: '/admin/members?state=restricted', label: 'Restricted' },
  { value: 'suspended', to: '/admin/members?state=suspended', label: 'Suspended' },
  { value: 'admins', to: '/admin/members?state=admins', label: 'Administrators' },
  { value: 'moderators', to: '/admin/members?state=moderators', label: 'Moderators' },
  { value: 'editors', to: '/admin/members?state=editors', label: 'Editors' },
];

export default function Members() {
  const { term, state, result, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Members"
      choices={<Choices label="Which members" current={state} of={states} />}
    >
      <Form className="card card__pad row" role="search">
        <input type="hidden" name="state" value={state} />
        <TextField name="term" type="search" label="Name or email" isOptional defaultValue={term} />
        <SubmitButton look="secondary">Find</SubmitButton>
      </Form>
      {result.length === 0 ? (
        <EmptyState text="No result found" />
      ) : (
        <div className="card admin__scroll">
          <table>
            <thead>
              <tr>
                {['Member', 'Speciality', 'Registration', 'Joined'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.map((one) => (
                <Row key={one.id} of={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreLink before={nextBefore}>More members</MoreLink>
    </AdminFrame>
  );
}

const ROLES = { moderator: 'Moderator', editor: 'Editor' } as const;

const rolesOf = ({ role, duties }: MemberRecord): string[] => [
  ...(role === 'admin' ? ['Administrator'] : []),
  ...duties.map((duty) => ROLES[duty]),
];

function Row({ of: one }: { of: MemberRecord }) {
  const { registration } = one;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/members/${one.id}`}>{one.name || one.email}</Link>
        <p className="quiet">{one.email}</p>
        {rolesOf(one).map((role) => (
          <span key={role} className="badge badge--primary">
            {role}
          </span>
        ))}
        {one.suspended_until && <span className="badge badge--danger">Suspended</span>}
        {one.measures.some(({ in_force }) => in_force) && (
          <span className="badge badge--attention">Restricted</span>
        )}
      </th>
      <td>
        {one.speciality}
        <p className="quiet">{one.place}</p>
      </td>
      <td>
        {registration ? `${registration.country} · ${registration.number}` : 'none'}
        {registration && (
          <p>
            <span className={one.verified_on ? 'badge badge--success' : 'badge badge--attention'}>
              {one.verified_on ? 'Confirmed' : 'To check'}
            </span>
          </p>
        )}
      </td>
      <td>
        <TimeAgo at={one.joined_at} />
      </td>
    </tr>
  );
}
