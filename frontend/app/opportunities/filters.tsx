import { Form, useSearchParams, useSubmit } from '@remix-run/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { OPPORTUNITY_TYPES } from '../../../backend/src/opportunities/opportunity.rules';
import type { Country } from '../reference-data/api.server';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { asChoices, type Choice, Choices } from '../ui/select-field';
import type { Filters as Chosen } from './api.server';

interface FiltersProps {
  chosen: Chosen;
  countries: Country[];
  specialities: string[];
  path: '/opportunities' | '/opportunityPosted';
  /** Whether past opportunities can be excluded here. */
  hasPast?: boolean;
}

/**
 * The filters are part of the URL, so results can be bookmarked and shared. Without JavaScript they
 * are submitted with a button.
 */
export function Filters({ chosen, countries, specialities, path, hasPast }: FiltersProps) {
  const submit = useSubmit();
  const places = countries.map(({ id, name }) => ({ value: String(id), label: name }));
  const [isOpen, setOpen] = useState(useSearchParams()[0].get('filters') === 'open');
  return (
    <>
      <FiltersButton {...{ chosen, path, isOpen, setOpen }} />
      <Form
        id="filters"
        data-open={isOpen || undefined}
        key={JSON.stringify(chosen)}
        className="card card__pad opp-filters"
        method="get"
        action={path}
        onChange={({ currentTarget }) => submit(currentTarget)}
        aria-label="Filter opportunities"
      >
        <FilterSelect label="Country" name="country" choices={places} chosen={chosen.country} />
        <FilterSelect
          label="Speciality"
          name="speciality"
          choices={asChoices(specialities)}
          chosen={chosen.speciality}
        />
        <FilterSelect
          label="Type"
          name="type"
          choices={asChoices(OPPORTUNITY_TYPES)}
          chosen={chosen.type}
        />
        <Button type="submit" look="secondary">
          <Icon of={SlidersHorizontal} />
          Filter
        </Button>
        {hasPast && (
          <label className="check">
            <input type="checkbox" name="past" value="1" defaultChecked={chosen.past} />
            <span>Show past opportunities as well</span>
          </label>
        )}
      </Form>
      <Chips chosen={chosen} countries={countries} path={path} />
    </>
  );
}

/**
 * On phones a button shows the filters above the results; without JavaScript it is a link to the
 * page with the filters open.
 */
function FiltersButton({
  chosen,
  path,
  isOpen,
  setOpen,
}: Pick<FiltersProps, 'chosen' | 'path'> & {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}) {
  const active = [chosen.country, chosen.speciality, chosen.type, chosen.past].filter(Boolean);
  return (
    <Link
      className="btn btn--secondary phone-only opp-filters__open"
      to={`${path}?${without(chosen, 'page')}${isOpen ? '' : '&filters=open'}#filters`}
      aria-expanded={isOpen}
      aria-controls="filters"
      onClick={(event) => {
        event.preventDefault();
        setOpen(!isOpen);
      }}
    >
      <Icon of={SlidersHorizontal} />
      Filters
      {active.length > 0 && (
        <>
          {' '}
          <span className="count">{active.length}</span> <span className="sr-only">chosen</span>
        </>
      )}
    </Link>
  );
}

function FilterSelect({
  label,
  name,
  choices,
  chosen,
}: {
  label: string;
  name: string;
  choices: Choice[];
  chosen: string;
}) {
  return (
    <Field label={label} name={name}>
      {(control) => (
        <select className="select" {...control} defaultValue={chosen}>
          <Choices choices={choices} placeholder="All" />
        </select>
      )}
    </Field>
  );
}

/** The active filters, each with a link to remove it. */
function Chips({ chosen, countries, path }: Pick<FiltersProps, 'chosen' | 'countries' | 'path'>) {
  const active = {
    country: countries.find(({ id }) => String(id) === chosen.country)?.name ?? chosen.country,
    speciality: chosen.speciality,
    type: chosen.type,
    past: chosen.past ? 'Past as well' : '',
  };
  const names = (Object.keys(active) as (keyof typeof active)[]).filter((name) => active[name]);
  if (names.length === 0) return null;
  return (
    <p className="chips">
      {names.map((name) => (
        <Link
          key={name}
          className="chip"
          aria-current="true"
          to={`${path}?${without(chosen, name)}`}
        >
          {active[name]} <Icon of={X} size="s" />
          <span className="sr-only">remove</span>
        </Link>
      ))}
      <Link className="chip" to={path}>
        Clear all
      </Link>
    </p>
  );
}

function without({ country, speciality, type, past }: Chosen, name: string): string {
  const kept = Object.entries({ country, speciality, type, past: past ? '1' : '' }).filter(
    ([word, value]) => word !== name && value,
  );
  return new URLSearchParams(kept).toString();
}
