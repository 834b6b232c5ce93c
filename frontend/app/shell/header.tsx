import { Form, useLocation } from '@remix-run/react';
import {
  CircleUser,
  KeyRound,
  LayoutDashboard,
  LogOut,
  MessageCircleQuestion,
  MonitorSmartphone,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { Button, LinkButton } from '../ui/button';
import { Count } from '../ui/count';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import type { Session } from '../wire/session.server';
import { Brand } from './brand';
import { homeOf, type PlaceLink, sections } from './pages';
import { ThemeSwitch } from './theme-switch';

const publicPlaces: PlaceLink[] = [
  { to: '/communityNonRegister', label: 'Cases' },
  { to: '/#features', label: 'Features' },
  { to: '/#howWework', label: 'How we work' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/about', label: 'About' },
];

interface SignedInProps {
  session: Session;
  /** Connection requests that wait for the reader's answer. */
  waiting: number;
  /** What domains bring: the search and the bell of members. */
  search: ReactNode;
  bell: ReactNode;
}

type HeaderProps = Omit<SignedInProps, 'session'> & {
  session: Session | null;
  isOnboarding: boolean;
};

export function Header({ session, isOnboarding, ...slots }: HeaderProps) {
  const isMember = session?.state === 'member';
  return (
    <header className="topbar">
      <div className="frame topbar__in">
        <Brand to={isMember ? homeOf.member : homeOf.visitor} />
        {!isOnboarding && (
          <Places
            label={isMember ? 'Sections' : 'Main'}
            places={isMember ? sections : publicPlaces}
          />
        )}
        <div className="topbar__end">
          {session ? <SignedIn session={session} {...slots} /> : <SignedOut />}
        </div>
      </div>
    </header>
  );
}

function Places({ label, places }: { label: string; places: PlaceLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="topbar__nav" aria-label={label}>
      <ul>
        {places.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} aria-current={isUnder(pathname, to) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A case is read within Cases, though its address says otherwise. */
function isUnder(pathname: string, to: string): boolean {
  if (to === '/community' && pathname.startsWith('/caseDetails/')) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}

function SignedOut() {
  return (
    <>
      <LinkButton look="quiet" to="/login">
        Log in
      </LinkButton>
      <LinkButton to="/signup">Join Now</LinkButton>
    </>
  );
}

function SignedIn({ session, waiting, search, bell }: SignedInProps) {
  const isMember = session.state === 'member';
  return (
    <>
      {isMember && (
        <span className="desktop-only">
          <LinkButton to="/chat">Connect Now</LinkButton>
        </span>
      )}
      {isMember && search}
      {isMember && bell}
      <Menu label="Your menu" button={<Avatar person={session} size="s" />}>
        {isMember && (
          <Link to={`/profile/${session.memberId}`}>
            <Icon of={CircleUser} />
            Profile
          </Link>
        )}
        {isMember && (
          <Link to={waiting > 0 ? '/beyondSurgoryFollowing' : '/beyondSurgoryFollowingFriendList'}>
            <Icon of={Users} />
            Connections
            <Count of={waiting} what="waiting" />
          </Link>
        )}
        {isMember && (
          <Link to="/questions">
            <Icon of={MessageCircleQuestion} />
            Questions to me
          </Link>
        )}
        {isMember && !session.isThirdParty && (
          <Link to={`/changePassword/${session.memberId}`}>
            <Icon of={KeyRound} />
            Change Password
          </Link>
        )}
        {session.isAdmin && (
          <Link to="/admin">
            <Icon of={LayoutDashboard} />
            Administration
          </Link>
        )}
        <Link to="/sessions">
          <Icon of={MonitorSmartphone} />
          Where you are logged in
        </Link>
        <div className="menu__row">
          <span>Appearance</span>
          <ThemeSwitch />
        </div>
        <hr />
        <Form method="post" action="/logout" reloadDocument>
          <Button type="submit" look="quiet">
            <Icon of={LogOut} />
            Logout
          </Button>
        </Form>
      </Menu>
    </>
  );
}
