import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { readForm } from '../../wire/sent-form.server';
import { type Entry, mergeable, mergePlace } from '../typed-places.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Suggested place · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const term = new URL(args.request.url).searchParams.get('term') || undefined;
  return { term, ...(await mergeable(args, idIn(args.params.id), term)) };
}

/** `into` is the number of the entry to merge the place into. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const reply = await mergePlace(
    args,
    idIn(args.params.id),
    Number((await readForm(args.request)).get('into')),
  );
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect('/admin/places', { headers: { 'Set-Cookie': toast } });
}

export default function Place() {
  const { place, entries, term } = useLoaderData<typeof loader>();
  const where = [place.city, place.country].filter(Boolean).join(', ');
  const uses = place.uses === 1 ? 'Used once' : `Used ${place.uses} times`;
  return (
    <AdminFrame
      title={place.name}
      text={`A ${place.kind} typed by members${where && ` in ${where}`}. ${uses}. Merging replaces every use with the entry in our list.`}
    >
      <Form noValidate className="card card__pad row" role="search">
        <TextField
          name="term"
          type="search"
          label="Name in our list"
          isOptional
          defaultValue={term ?? place.name}
        />
        <SubmitButton look="secondary">Find</SubmitButton>
      </Form>
      {entries.length === 0 ? <EmptyState text="No result found" /> : <Entries of={entries} />}
    </AdminFrame>
  );
}

function Entries({ of: entries }: { of: Entry[] }) {
  return (
    <Form noValidate className="card admin__scroll" method="post">
      <table>
        <thead>
          <tr>
            {['Entry', 'Where', 'Merge'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, name, where }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{where}</td>
              <td>
                <SubmitButton
                  look="secondary"
                  name="into"
                  value={id}
                  aria-label={`Merge into ${name}, ${where}`}
                >
                  Merge
                </SubmitButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
