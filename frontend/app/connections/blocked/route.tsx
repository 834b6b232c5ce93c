import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import type { Author } from '../../profiles/author.server';
import { BLOCKING } from '../../profiles/blocking';
import { Person } from '../../profiles/person';
import { admitSignedIn } from '../../shell/guard.server';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FormPage } from '../../ui/form-page';
import { MoreLink } from '../../ui/more-link';
import { Points } from '../../ui/points';
import { beforeIn, numberIn } from '../../wire/address.server';
import { blockedMembers } from '../api.server';
import { ConnectionButton, useConnection } from '../connection-button';
import { MutedUntil } from '../muted-until';
import { type Mute, mutes } from '../mutes.server';

export const meta: MetaFunction = () => pageTitle('Blocked and muted');

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const [blocked, muted] = await Promise.all([
    blockedMembers(args, beforeIn(args.request)),
    mutes(args, { before: numberIn(new URL(args.request.url).searchParams.get('muted')) }),
  ]);
  return { ...blocked, muted };
}

export default function BlockedAndMuted() {
  const { people, nextBefore, muted } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Blocked and muted"
      text="Blocking is for both sides, until you undo it. Muting is for you alone."
      back={{ to: '/settings', label: 'Settings' }}
    >
      <section className="stack stack--s" aria-labelledby="blocked">
        <h2 id="blocked">Blocked</h2>
        <Points of={BLOCKING} />
        {people.length === 0 ? (
          <EmptyState text="You have not blocked anyone." />
        ) : (
          <ul className="people">
            {people.map((person) => (
              <BlockedRow key={person.memberId} person={person} />
            ))}
          </ul>
        )}
        <MoreLink before={nextBefore}>Load more members</MoreLink>
      </section>
      <section className="stack stack--s" aria-labelledby="muted">
        <h2 id="muted">Muted</h2>
        {muted.mutes.length === 0 ? (
          <EmptyState text="You have not muted anything." />
        ) : (
          <ul className="people">
            {muted.mutes.map((one) => (
              <MutedRow key={`${one.kind} ${one.id}`} mute={one} />
            ))}
          </ul>
        )}
        <MoreLink before={muted.nextBefore} list="muted">
          Load more of what is muted
        </MoreLink>
      </section>
    </FormPage>
  );
}

function BlockedRow({ person }: { person: Author }) {
  const { memberId, fullName } = person;
  const connection = useConnection({ memberId, fullName, connectionId: null, state: 'blocked' });
  return (
    <li className="card people__row">
      <Person person={person} />
      <ConnectionButton
        connection={connection}
        intent="unblock"
        look="secondary"
        label={`Unblock ${drName(fullName)}`}
      >
        Unblock
      </ConnectionButton>
    </li>
  );
}

const KINDS = { member: '', case: 'case · ', room: 'chat · ' } as const;
const GONE = { member: 'A member', case: 'A case', room: 'A chat' } as const;

function MutedRow({ mute: { kind, id, name, until } }: { mute: Mute }) {
  const shown = name
    ? kind === 'member'
      ? drName(name)
      : name
    : `${GONE[kind]} you no longer see`;
  return (
    <li className="card people__row">
      <div className="person__text">
        <span className="person__name">{shown}</span>
        <span className="person__meta" dir="auto">
          {KINDS[kind]}
          <MutedUntil until={until} />
        </span>
      </div>
      <Form noValidate method="post" action={`/mute/${kind}/${id}`} reloadDocument>
        <input type="hidden" name="intent" value="unmute" />
        <Button type="submit" look="secondary" aria-label={`Unmute ${shown}`}>
          Unmute
        </Button>
      </Form>
    </li>
  );
}
