import { Bookmark, FileText, Mountain, Plus, Users } from 'lucide-react';
import { useWaitingRequests } from '../connections/connection-tabs';
import { Avatar } from '../ui/avatar';
import { LinkButton } from '../ui/button';
import { Count } from '../ui/count';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Session } from '../wire/session.server';

export type BeyondPlace = 'feed' | 'own' | 'saved' | 'elsewhere';

const places = [
  { place: 'feed', to: '/beyondSurgery', label: 'Feed', icon: Mountain },
  { place: 'own', to: '/beyondSurgeryMyPost', label: 'My Posts', icon: FileText },
  { place: 'saved', to: '/beyondSurgeryMyCollection', label: 'Saved', icon: Bookmark },
] as const;

/** The card at the left: the reader, and the pages of this section. */
export function BeyondSide({ session, current }: { session: Session; current: BeyondPlace }) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={session} size="l" />
        <Link className="person__name" to={`/profile/${session.memberId}`}>
          <DrName of={session.fullName} />
        </Link>
        <span className="person__meta" dir="auto">
          {session.speciality}
        </span>
      </div>
      <LinkButton isWide to="/beyondSurgery/add">
        <Icon of={Plus} />
        Add Post
      </LinkButton>
      <BeyondPlaces current={current} className="side-nav" />
    </div>
  );
}

/** Beside the posts on a desktop, above them on a phone. */
export function BeyondPlaces({ current, className }: { current: BeyondPlace; className: string }) {
  const waiting = useWaitingRequests();
  return (
    <nav className={className} aria-label="In Beyond Surgery">
      <ul>
        {places.map(({ place, to, label, icon }) => (
          <li key={place}>
            <Link to={to} aria-current={place === current ? 'page' : undefined}>
              <Icon of={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={waiting > 0 ? '/beyondSurgoryFollowing' : '/beyondSurgoryFollowingFriendList'}>
            <Icon of={Users} />
            Connections
            <Count of={waiting} what="waiting" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
