import { X } from 'lucide-react';
import type { Country } from '../reference-data/api.server';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Filters } from './api.server';
import { queryWithout } from './filter-query';

interface ActiveFiltersProps {
  chosen: Filters;
  countries: Country[];
  path: string;
}

/** The active filters, each with a link to remove it. */
export function ActiveFilters({ chosen, countries, path }: ActiveFiltersProps) {
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
          to={`${path}?${queryWithout(chosen, name)}`}
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
