import { Form, useSearchParams, useSubmit } from '@remix-run/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { OPPORTUNITY_TYPES } from '../../../backend/src/opportunities/opportunity.rules';
import type { Country } from '../reference-data/api.server';
import { Button } from '../ui/button';
import { cachedFragment } from '../ui/cached-fragment';
import { asChoices, type Choice, Choices } from '../ui/choices';
import { type ControlProps, Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { ActiveFilters } from './active-filters';
import type { Filters as Chosen } from './api.server';
import { FiltersButton } from './filters-button';

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
      <FiltersButton chosen={chosen} path={path} isOpen={isOpen} setOpen={setOpen} />
      <Form
        noValidate
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
      <ActiveFilters chosen={chosen} countries={countries} path={path} />
    </>
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
      {(control) => <CachedSelect control={control} choices={choices} chosen={chosen} />}
    </Field>
  );
}

interface CachedSelectProps {
  control: ControlProps;
  choices: Choice[];
  chosen: string;
}

/** The same hundreds of choices for everybody. */
const CachedSelect = cachedFragment(
  'filter select',
  function CachedSelect({ control, choices, chosen }: CachedSelectProps) {
    return (
      <select className="select" {...control} defaultValue={chosen}>
        <Choices choices={choices} placeholder="All" />
      </select>
    );
  },
);
