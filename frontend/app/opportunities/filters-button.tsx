import { SlidersHorizontal } from 'lucide-react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Filters } from './api.server';
import { queryWithout } from './filter-query';

interface FiltersButtonProps {
  chosen: Filters;
  path: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * On phones a button shows the filters above the results; without JavaScript it is a link to the
 * page with the filters open.
 */
export function FiltersButton({ chosen, path, isOpen, setOpen }: FiltersButtonProps) {
  const active = [chosen.country, chosen.speciality, chosen.type, chosen.past].filter(Boolean);
  return (
    <Link
      className="btn btn--secondary phone-only opp-filters__open"
      to={`${path}?${queryWithout(chosen, 'page')}${isOpen ? '' : '&filters=open'}#filters`}
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
