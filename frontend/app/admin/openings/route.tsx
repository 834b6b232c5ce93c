import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pager, pageAskedIn } from '../../ui/pager';
import { TextField } from '../../ui/text-field';
import { OPENINGS_PER_PAGE, openings } from '../openings.server';
import { OpeningLines } from './opening-lines';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Opportunities · Administration');

const states = [
  { value: 'all', to: '/admin/opportunities', label: 'All' },
  { value: 'open', to: '/admin/opportunities?state=open', label: 'Open' },
  { value: 'ended', to: '/admin/opportunities?state=ended', label: 'Closed or past' },
  {
    value: 'taken-down',
    to: '/admin/opportunities?state=taken-down',
    label: 'Closed by an administrator',
  },
];

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { searchParams } = new URL(args.request.url);
  const chosen = searchParams.get('state');
  const state = states.find(({ value }) => value === chosen)?.value ?? 'all';
  const query = searchParams.get('query')?.trim() || undefined;
  const asked = pageAskedIn(searchParams);
  const { result, total } = await openings(args, { state, query, ...asked });
  return { state, query, ...asked, result, total, perPage: OPENINGS_PER_PAGE };
}

export default function Openings() {
  const { state, query, page, asOf, result, total, perPage } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Opportunities"
      text="What members offer, newest first."
      choices={<Choices label="Which opportunities" current={state} of={states} />}
    >
      <Form noValidate className="card card__pad row" role="search">
        <input type="hidden" name="state" value={state} />
        <TextField
          name="query"
          type="search"
          label="Title or owner"
          isOptional
          maxLength={100}
          defaultValue={query}
        />
        <SubmitButton look="secondary">Find</SubmitButton>
      </Form>
      {result.length === 0 ? <EmptyState text="No result found" /> : <OpeningLines of={result} />}
      <Pager page={page} total={total} perPage={perPage} asOf={asOf} lastRow={result.at(-1)?.id} />
    </AdminFrame>
  );
}
