import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { TextField } from '../../ui/text-field';
import { beforeIn } from '../../wire/address.server';
import { members } from '../api.server';
import { MemberRow } from './member-row';

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
      <Form noValidate className="card card__pad row" role="search">
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
                <MemberRow key={one.id} of={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreLink before={nextBefore}>More members</MoreLink>
    </AdminFrame>
  );
}
