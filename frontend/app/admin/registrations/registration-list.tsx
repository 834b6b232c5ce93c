import { longDate } from '../../lib/time';
import { DrName } from '../../ui/dr-name';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { RegistrationToCheck } from '../api.server';
import type { RegistrationList as List } from './lists';

interface ListProps {
  rows: readonly RegistrationToCheck[];
  state: List;
  openId: number | undefined;
  nextAfter: number | null;
}

/**
 * The registrations in one state. A link opens one beside the list, or below it on narrow screens.
 */
export function RegistrationList({ rows, state, openId, nextAfter }: ListProps) {
  return (
    <nav className="card registrations__list" aria-label="Registrations in this list">
      <ul>
        {rows.map(({ id, member, council, waiting_since, until }) => (
          <li key={id}>
            <Link
              className="registrations__row"
              to={`/admin/registrations?state=${state}&id=${id}#registration`}
              aria-current={id === openId ? 'true' : undefined}
            >
              <span>
                <b>
                  <DrName of={member.name} />
                </b>
                <span className="quiet">
                  {member.country} · {council}
                </span>
              </span>
              <span className="quiet tnum">
                {state === 'expiring' && until ? longDate(until) : <TimeAgo at={waiting_since} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {nextAfter !== null && (
        <Link
          className="registrations__more"
          to={`/admin/registrations?state=${state}&after=${nextAfter}`}
        >
          Newer registrations
        </Link>
      )}
    </nav>
  );
}
