import { useLocation } from '@remix-run/react';
import { CircleUser, Clapperboard, ClipboardPlus, MessagesSquare, Mountain } from 'lucide-react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const places = [
  { to: '/community', name: 'Cases', icon: ClipboardPlus },
  { to: '/beyondSurgery', name: 'Beyond', icon: Mountain },
  { to: '/explore', name: 'Explore', icon: Clapperboard },
  { to: '/chat', name: 'Chat', icon: MessagesSquare },
];

export function PhoneBar({ memberId }: { memberId: number }) {
  const { pathname } = useLocation();
  const me = { to: `/profile/${memberId}`, name: 'Me', icon: CircleUser };
  return (
    <nav className="bottombar" aria-label="Main places">
      <ul>
        {[...places, me].map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              <span className="icon-wrap">
                <Icon of={icon} size="l" />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
