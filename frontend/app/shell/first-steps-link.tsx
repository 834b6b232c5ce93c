import { Footprints } from 'lucide-react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Session } from '../wire/session.server';

/** A new member's link to the first steps; hidden once they are done or dismissed. */
export function FirstStepsLink({ session }: { session: Pick<Session, 'isFirstDay'> }) {
  if (!session.isFirstDay) return null;
  return (
    <Link className="card first-steps-link" to="/first-day">
      <Icon of={Footprints} />
      <span>
        <b>Your first steps</b>
        <span className="quiet">Cases waiting for you, and people you may know</span>
      </span>
    </Link>
  );
}
