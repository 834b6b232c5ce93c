import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn } from '../../wire/address.server';
import { type AuditLine, auditActions, auditLines } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Audit log · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { searchParams } = new URL(args.request.url);
  const [actor, chosen] = ['actor', 'action'].map((word) => searchParams.get(word) || undefined);
  const [{ result, nextBefore }, actions] = await Promise.all([
    auditLines(args, {
      actor: actor ? Number(actor) : undefined,
      action: chosen,
      before: beforeIn(args.request),
    }),
    auditActions(args),
  ]);
  return { actor, chosen, lines: result, nextBefore, actions };
}

export default function Audit() {
  const { actor, chosen, lines, nextBefore, actions } = useLoaderData<typeof loader>();
  const choices = actions.map((name) => ({ value: name, label: name }));
  return (
    <AdminFrame
      title="Audit log"
      text="Who did what, newest first. It cannot be changed from here."
    >
      <Form className="card card__pad row" role="search">
        <SelectField
          name="action"
          label="Action"
          choices={choices}
          placeholder="Every action"
          isOptional
          defaultValue={chosen}
        />
        <TextField
          name="actor"
          label="Number of the member"
          inputMode="numeric"
          isOptional
          defaultValue={actor}
        />
        <SubmitButton look="secondary">Find</SubmitButton>
      </Form>
      {lines.length === 0 ? <EmptyState text="No result found" /> : <Lines of={lines} />}
      <MoreLink before={nextBefore}>Older lines</MoreLink>
    </AdminFrame>
  );
}

function Lines({ of: lines }: { of: AuditLine[] }) {
  return (
    <div className="card admin__scroll">
      <table>
        <thead>
          <tr>
            {['When', 'Who', 'Action', 'What', 'Result', 'From'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, actor_id, actor, action, object, result, address }) => (
            <tr key={id}>
              <td>
                <TimeAgo at={at} />
              </td>
              <td>
                {actor_id ? (
                  <Link to={`/admin/members/${actor_id}`}>{actor || `Member ${actor_id}`}</Link>
                ) : (
                  'nobody known'
                )}
              </td>
              <td>{action}</td>
              <td>{object}</td>
              <td>{result}</td>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
