import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import type { Author } from '../../profiles/author.server';
import { BLOCKING } from '../../profiles/blocking';
import { Person } from '../../profiles/person';
import { admitSignedIn } from '../../shell/guard.server';
import { EmptyState } from '../../ui/empty-state';
import { FormPage } from '../../ui/form-page';
import { MoreLink } from '../../ui/more-link';
import { Points } from '../../ui/points';
import { beforeIn } from '../../wire/address.server';
import { blockedMembers } from '../api.server';
import { ConnectionButton, useConnection } from '../connection-button';

export const meta: MetaFunction = () => pageTitle('Blocked members');

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  return {
    memberId,
    ...(await blockedMembers(args, beforeIn(args.request))),
  };
}

export default function Blocked() {
  const { memberId, people, nextBefore } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Blocked members"
      about={<Points of={BLOCKING} />}
      back={{ to: `/profile/${memberId}`, label: 'Profile' }}
    >
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
