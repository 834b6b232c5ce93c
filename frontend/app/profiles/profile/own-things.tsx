import {
  Ban,
  Bookmark,
  ClipboardList,
  Download,
  KeyRound,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Settings,
  Trash2,
  Users,
} from 'lucide-react';
import { LogOutForm } from '../../shell/log-out-form';
import { Button, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Owner } from './owner';

interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Links to everything about the member's own account. */
export function OwnThings({ memberId, owner }: { memberId: number; owner: Owner }) {
  const places: Place[] = [
    ...(owner.isMember
      ? [
          { to: '/collection', label: 'Collection', icon: Bookmark },
          { to: '/myCases', label: 'My Cases', icon: ClipboardList },
          { to: '/beyondSurgoryFollowingFriendList', label: 'Connections', icon: Users },
          { to: '/blocked', label: 'Blocked and muted', icon: Ban },
        ]
      : []),
    ...(owner.isMember && !owner.isThirdParty
      ? [{ to: `/changePassword/${memberId}`, label: 'Change Password', icon: KeyRound }]
      : []),
    { to: '/settings', label: 'Settings', icon: Settings },
    { to: '/settings#devices', label: 'Where you are logged in', icon: MonitorSmartphone },
    { to: '/account/export', label: 'Your data', icon: Download },
  ];
  return (
    <>
      <section className="card">
        <nav className="side-nav pnav" aria-label="Your things">
          <ul>
            {places.map(({ to, label, icon }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon of={icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <LogOutForm>
        <Button type="submit" look="secondary" isWide>
          <Icon of={LogOut} />
          Log out
        </Button>
      </LogOutForm>
      <LinkButton look="danger-quiet" to="/account/leave">
        <Icon of={Trash2} />
        Delete Account
      </LinkButton>
    </>
  );
}
