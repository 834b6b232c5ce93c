import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import './unfolds.css';

interface UnfoldsProps {
  title: string;
  /** What is inside, in a few words. */
  inside: string;
  children: ReactNode;
}

/** A part of the case that is folded, also without scripts: the discussion comes first. */
export function Unfolds({ title, inside, children }: UnfoldsProps) {
  return (
    <details className="card unfolds">
      <summary>
        <h2>{title}</h2>
        <span className="quiet">
          <bdi>{inside}</bdi>
        </span>
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className="unfolds__in">{children}</div>
    </details>
  );
}
