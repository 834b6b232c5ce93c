import { useLocation } from '@remix-run/react';
import { CircleUser, Clapperboard, ClipboardPlus, MessagesSquare, Mountain } from 'lucide-react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ChatCount, ChatUnread } from './chat-count';
import { phonePlaceOf } from './sections-of';

const CHAT = '/chat';

const places = [
  { to: '/community', name: 'Cases', icon: ClipboardPlus },
  { to: '/beyondSurgery', name: 'Beyond', icon: Mountain },
  { to: '/explore', name: 'Explore', icon: Clapperboard },
  { to: CHAT, name: 'Chat', icon: MessagesSquare },
  { to: '/me', name: 'Me', icon: CircleUser },
];

const PLACES = places.map(({ to }) => to);

export function PhoneBar() {
  const { pathname } = useLocation();
  const current = phonePlaceOf(pathname, PLACES);
  return (
    <nav className="bottombar" aria-label="Main places">
      <ul>
        {places.map(({ to, name, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current !== to ? undefined : pathname === to ? 'page' : 'true'}
            >
              <span className="icon-wrap">
                <Icon of={icon} size="l" />
                {to === CHAT && <ChatCount />}
              </span>
              {name}
              {to === CHAT && <ChatUnread />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
