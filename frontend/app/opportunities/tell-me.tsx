import { Form } from '@remix-run/react';
import { BellPlus } from 'lucide-react';
import { SubmitButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Filters } from './api.server';

/** Saves these filters as a search. */
export function TellMe({ chosen: { country, speciality, type } }: { chosen: Filters }) {
  const given = Object.entries({ country, speciality, type }).filter(([, value]) => value !== '');
  return (
    <Form noValidate className="row row--between" method="post" action="/searches">
      <input type="hidden" name="kind" value="opportunities" />
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Link to="/searches">Saved searches</Link>
      <SubmitButton className="btn--s" look="secondary">
        <Icon of={BellPlus} size="s" />
        Notify me of new ones
      </SubmitButton>
    </Form>
  );
}
