import { Link } from '@remix-run/react';
import { ClipboardPlus, Plus } from 'lucide-react';
import type { Session } from '../../api/session.server';
import { Avatar } from '../../components/avatar';
import { LinkButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { drName } from '../../lib/words';

/** The card at the left of every cases page. */
export function MemberCard({ session }: { session: Session }) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={session} size="l" />
        <Link className="person__name" to={`/profile/${session.memberId}`}>
          {drName(session.fullName)}
        </Link>
        <span className="person__meta">{session.speciality}</span>
      </div>
      <LinkButton isWide to="/community/add">
        <Icon of={Plus} />
        Add a Case
      </LinkButton>
      <nav className="side-nav" aria-label="In this section">
        <ul>
          <li>
            <Link to="/community" aria-current="page">
              <Icon of={ClipboardPlus} />
              Clinical Case Feed
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
