import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface RowProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** A short note below the label. */
  note?: ReactNode;
  count?: ReactNode;
}

/** A row in a list of links. */
export function Row({ to, icon, label, note, count }: RowProps) {
  return (
    <li>
      <Link className="rows__a" to={to}>
        <Icon of={icon} />
        <span className="rows__t">
          {label}
          {note && <span className="quiet">{note}</span>}
        </span>
        {count}
        <Icon of={ChevronRight} size="s" />
      </Link>
    </li>
  );
}
