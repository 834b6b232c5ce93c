import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { Person } from '../../profiles/person';
import { told } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { readForm } from '../../wire/sent-form.server';
import { chooseSuggested, type Suggested, suggested } from '../api.server';
import { ConnectionButton, useConnection } from '../connection-button';

const PATH = '/people';

export const meta: MetaFunction = () => pageTitle('People you may know');

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  return suggested(args);
}

/** Turns suggestions on or off. Members who turn them off are not suggested to others either. */
export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const reply = await chooseSuggested(args, form.get('suggested') === 'yes');
  return told(reply, PATH);
}

export default function People() {
  const { people, isSuggested } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame connections stack">
      <div className="page-head">
        <h1>People you may know</h1>
        <Form noValidate method="post">
          <Button type="submit" look="quiet" name="suggested" value={isSuggested ? 'no' : 'yes'}>
            {isSuggested ? 'Turn off suggestions' : 'Turn on suggestions'}
          </Button>
        </Form>
      </div>
      <p className="muted">
        {isSuggested
          ? 'Colleagues from your school, your city or your speciality. You may be suggested to them, too.'
          : 'Suggestions are off: nobody is suggested to you, and you are not suggested to anyone.'}
      </p>
      {people.length > 0 && (
        <ul className="people">
          {people.map((one) => (
            <PersonRow key={one.person.memberId} suggested={one} />
          ))}
        </ul>
      )}
      {people.length === 0 && isSuggested && (
        <EmptyState text="Nobody shares your school, city or speciality yet.">
          <Link to="/profile/edit/training">Complete your training</Link>
        </EmptyState>
      )}
    </main>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  school: 'Same school',
  city: 'Same city',
  speciality: 'Same speciality',
};

function PersonRow({ suggested: { person, shared, mutual } }: { suggested: Suggested }) {
  const { memberId, fullName } = person;
  const connection = useConnection({ memberId, fullName, connectionId: null, state: 'none' });
  const facts = [...shared.map((one) => WORDS[one]), mutual > 0 && `${mutual} mutual`];
  return (
    <li className="card people__row">
      <Person person={person}>{facts.filter(Boolean).join(' · ')}</Person>
      <div className="people__actions">
        {connection.state === 'sent' && <span className="badge">Request Sent</span>}
        <ConnectionButton
          connection={connection}
          intent="ask"
          look="soft"
          label={`Connect with ${drName(fullName)}`}
        >
          Connect
        </ConnectionButton>
      </div>
    </li>
  );
}
