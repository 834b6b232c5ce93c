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
import { acceptPlace, type Entry, mergeable, mergePlace } from '../typed-places.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Suggested place · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const term = new URL(args.request.url).searchParams.get('term') || undefined;
  return { term, ...(await mergeable(args, idIn(args.params.id), term)) };
}

/** `into` is the number of the entry to merge the place into; without it the place is accepted. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params.id);
  const into = (await readForm(args.request)).get('into');
  const reply = await (into === null ? acceptPlace(args, id) : mergePlace(args, id, Number(into)));
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect('/admin/places', { headers: { 'Set-Cookie': toast } });
}

const ACCEPTING: Record<string, string> = {
  school:
    'If it is a real school that our list lacks, accept it. Everybody who typed it joins its group, and so does whoever types it from now on.',
  city: 'If it is a real city that our list lacks, accept it. It stays as it was typed.',
};

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
      <Form noValidate className="card card__pad stack" method="post">
        <p>{ACCEPTING[place.kind]}</p>
        <div>
          <SubmitButton look="secondary">Accept as it is</SubmitButton>
        </div>
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
