import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { Reported } from '../api.server';
import { ReportedTitle } from './reported-thing';
import { kinds } from './words';

interface QueueLineProps {
  of: Reported['object'];
  to: string;
  since: string;
  /** Shown after the kind of the object. */
  note?: string | null | undefined;
  children?: ReactNode;
}

/** A row of the other reports or appeals. */
export function QueueLine({ of: object, to, since, note, children }: QueueLineProps) {
  return (
    <li>
      <Link to={to}>
        <span className="mod__what">
          <b>
            <ReportedTitle of={object} link={null} />
          </b>
          <span className="quiet">
            {kinds[object.kind] ?? object.kind}
            {note && ` · ${note}`}
          </span>
        </span>
        {children}
        <span className="quiet">
          <TimeAgo at={since} />
        </span>
      </Link>
    </li>
  );
}
