import { Bookmark, ClipboardPlus, FileText, Plus, Users } from 'lucide-react';
import { drName } from '../lib/words';
import { Avatar } from '../ui/avatar';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Session } from '../wire/session.server';
import type { PostKind } from './post';
import { type PostPlace, placesOf } from './post-places';

interface PlaceProps {
  kind: PostKind;
  place?: PostPlace;
}

/** The card at the left of every cases page. */
export function MemberCard({ session, kind, place }: PlaceProps & { session: Session }) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={session} size="l" />
        <Link className="person__name" to={`/profile/${session.memberId}`}>
          {drName(session.fullName)}
        </Link>
        <span className="person__meta">{session.speciality}</span>
      </div>
      <LinkButton isWide to={placesOf[kind].add}>
        <Icon of={Plus} />
        Add a Case
      </LinkButton>
      <nav className="side-nav" aria-label="In this section">
        <ul>
          {linksOf(kind).map(({ to, icon, label, at }) => (
            <li key={to}>
              <Link to={to} aria-current={place === at ? 'page' : undefined}>
                <Icon of={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The same places where there is no room for a card at the left. */
export function SectionChips({ kind, place }: PlaceProps) {
  return (
    <nav className="phone-only" aria-label="In this section">
      <ul className="chips">
        {linksOf(kind)
          .filter(({ at }) => at !== place)
          .map(({ to, label }) => (
            <li key={to}>
              <Link className="chip" to={to}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function linksOf(kind: PostKind) {
  const { words, ...places } = placesOf[kind];
  const links = [
    { to: places.feed, icon: ClipboardPlus, label: words.feed, at: 'feed' },
    { to: places.saved, icon: Bookmark, label: words.saved, at: 'saved' },
    { to: places.own, icon: FileText, label: words.own, at: 'own' },
  ];
  const requests = {
    to: '/communityFollowing',
    icon: Users,
    label: 'Friend Requests',
    at: 'requests',
  };
  return [...links, requests];
}
