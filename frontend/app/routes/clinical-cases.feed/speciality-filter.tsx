import { Form, Link, useSubmit } from '@remix-run/react';
import { Button } from '../../components/button';
import { asChoices, Choices } from '../../components/select-field';
import { useHydrated } from '../../components/use-hydrated';

interface SpecialityFilterProps {
  names: string[];
  chosen: string;
  /** The reader's own speciality comes first. */
  own: string;
}

/** The filter is in the address, so that it can be kept and sent. */
export function SpecialityFilter({ names, chosen, own }: SpecialityFilterProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const isKnown = names.includes(own);
  return (
    <fieldset className="filters">
      <legend className="sr-only">Filter cases</legend>
      <Chip to="/community" isCurrent={chosen === ''} text="All" />
      {isKnown && <Chip to={`/community?speciality=${encodeURIComponent(own)}`} isCurrent={chosen === own} text={own} />}
      <Form className="with-go" method="get" action="/community">
        <select
          key={chosen}
          className="select select--chip"
          name="speciality"
          aria-label="Speciality"
          defaultValue={chosen}
          onChange={({ target }) => submit(target.form)}
        >
          <Choices choices={asChoices(names)} placeholder="All specialities" />
        </select>
        {!isHydrated && (
          <Button type="submit" look="secondary">
            Go
          </Button>
        )}
      </Form>
    </fieldset>
  );
}

function Chip({ to, isCurrent, text }: { to: string; isCurrent: boolean; text: string }) {
  return (
    <Link className="chip" to={to} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </Link>
  );
}
