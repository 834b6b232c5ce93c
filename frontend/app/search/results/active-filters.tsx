import { X } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Asked } from '../found.server';

/** The active filters, each with a link to remove it. */
export function ActiveFilters({ asked }: { asked: Asked }) {
  const { term, kind, speciality, outcome, state, from, to, order } = asked;
  const given = { speciality, outcome, state, from, to };
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  const without = (name: string) => {
    const rest = filled.filter(([other]) => other !== name);
    return `/search?${new URLSearchParams({ term, kind, order, ...Object.fromEntries(rest) })}`;
  };
  return (
    <ul className="chips" aria-label="Active filters">
      {filled.map(([name, value]) => (
        <li key={name}>
          <Link className="chip" aria-current="true" to={without(name)}>
            {LABELS[name]?.(value) ?? value}
            <Icon of={X} size="s" />
            <span className="sr-only">, remove</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const LABELS: Readonly<Record<string, (value: string) => string>> = {
  outcome: () => 'Outcome reported',
  state: (value) => (value === 'open' ? 'Open' : 'Closed'),
  from: (day) => `From ${day}`,
  to: (day) => `To ${day}`,
};
