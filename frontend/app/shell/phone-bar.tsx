import { useLocation } from '@remix-run/react';
import { CircleUser, Clapperboard, ClipboardPlus, MessagesSquare, Mountain } from 'lucide-react';
import { cachedFragment } from '../ui/cached-fragment';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ChatCount, ChatUnread } from './chat-count';
import { phonePlaceOf } from './sections-of';
import { useUnread } from './use-unread';

const CHAT = '/chat';

const places = {
  '/community': { name: 'Cases', icon: ClipboardPlus },
  '/beyondSurgery': { name: 'Beyond', icon: Mountain },
  '/explore': { name: 'Explore', icon: Clapperboard },
  [CHAT]: { name: 'Chat', icon: MessagesSquare },
  '/me': { name: 'Me', icon: CircleUser },
};

const PLACES = Object.keys(places) as (keyof typeof places)[];

export function PhoneBar() {
  const { pathname } = useLocation();
  const { chats } = useUnread();
  const current = phonePlaceOf(pathname, PLACES);
  return (
    <nav className="bottombar" aria-label="Main places">
      <ul>
        {PLACES.map((to) => (
          <Place
            key={to}
            to={to}
            mark={current !== to ? null : pathname === to ? 'page' : 'true'}
            unread={to === CHAT ? chats : 0}
          />
        ))}
      </ul>
    </nav>
  );
}

interface PlaceProps {
  to: keyof typeof places;
  /** `page` for the place's own page, `true` for a page within it. */
  mark: 'page' | 'true' | null;
  unread: number;
}

const Place = cachedFragment('phone place', function Place({ to, mark, unread }: PlaceProps) {
  const { name, icon } = places[to];
  return (
    <li>
      <Link to={to} aria-current={mark ?? undefined}>
        <span className="icon-wrap">
          <Icon of={icon} size="l" />
          <ChatCount of={unread} />
        </span>
        {name}
        <ChatUnread of={unread} />
      </Link>
    </li>
  );
});
