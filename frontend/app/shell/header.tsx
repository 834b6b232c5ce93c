import { LogOut, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { Button, LinkButton } from '../ui/button';
import { Count } from '../ui/count';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import type { Session } from '../wire/session.server';
import { AccountLabel } from './account-links';
import { adminHomeOf } from './administration';
import { Brand } from './brand';
import { ChatCount, ChatUnread } from './chat-count';
import { LogOutForm } from './log-out-form';
import { MenuSections } from './menu-sections';
import { homeOf, type PlaceLink, sections } from './pages';
import { QuestionsCount } from './questions-count';
import { SectionLinks } from './section-links';
import { ThemeSwitch } from './theme-switch';
import { useUnread } from './use-unread';

const publicPlaces: PlaceLink[] = [
  { to: '/#howWework', label: 'How it works' },
  { to: '/communityNonRegister', label: 'Preview cases' },
  { to: '/#trust', label: 'Who is let in' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/about', label: 'About' },
];

interface SignedInProps {
  session: Session;
  /** The number of connection requests awaiting the user's answer. */
  waiting: number;
  /** Slots that other domains fill: the search and the notification bell. */
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
          <SectionLinks
            label={isMember ? 'Sections' : 'Main'}
            places={isMember ? sections : publicPlaces}
          />
        )}
        <div className="topbar__end">
          {session?.state === 'onboarding' && <Joining isAtStep={isOnboarding} />}
          {session ? <SignedIn session={session} {...slots} /> : <SignedOut />}
          {!session && <PublicMenu />}
        </div>
      </div>
    </header>
  );
}

/** Whoever is stuck at a step can ask somebody, and finds back to it from there. */
function Joining({ isAtStep }: { isAtStep: boolean }) {
  return isAtStep ? (
    <LinkButton look="quiet" to="/contactPage">
      Help
    </LinkButton>
  ) : (
    <LinkButton to={homeOf.member}>Continue joining</LinkButton>
  );
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

/** On phones the links do not fit into the bar. */
function PublicMenu() {
  return (
    <Menu label="Menu" button={<Icon of={MenuIcon} />} className="topbar__menu">
      <nav aria-label="Places">
        {publicPlaces.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </Menu>
  );
}

function SignedIn({ session, waiting, search, bell }: SignedInProps) {
  const isMember = session.state === 'member';
  const adminHome = adminHomeOf(session.roles);
  const { chats } = useUnread();
  return (
    <>
      {isMember && (
        <span className="desktop-only">
          <LinkButton to="/chat">
            Connect Now
            <ChatCount of={chats} />
            <ChatUnread of={chats} />
          </LinkButton>
        </span>
      )}
      {isMember && search}
      {isMember && bell}
      <Menu label="Your menu" button={<Avatar person={session} size="s" />}>
        {isMember && (
          <Link to={`/profile/${session.memberId}`}>
            <AccountLabel of="profile" />
          </Link>
        )}
        {isMember && (
          <Link to={waiting > 0 ? '/beyondSurgoryFollowing' : '/beyondSurgoryFollowingFriendList'}>
            <AccountLabel of="connections" />
            <Count of={waiting} what="waiting" />
          </Link>
        )}
        {isMember && (
          <Link to="/questions">
            <AccountLabel of="questions" />
            <QuestionsCount />
          </Link>
        )}
        {isMember && <MenuSections />}
        <Link to="/settings">
          <AccountLabel of="settings" />
        </Link>
        {isMember && !session.isThirdParty && (
          <Link to={`/changePassword/${session.memberId}`}>
            <AccountLabel of="password" />
          </Link>
        )}
        {adminHome && (
          <Link to={adminHome}>
            <AccountLabel of="administration" />
          </Link>
        )}
        <div className="menu__row">
          <span>Appearance</span>
          <ThemeSwitch />
        </div>
        <hr />
        <LogOutForm>
          <Button type="submit" look="quiet">
            <Icon of={LogOut} />
            Log out
          </Button>
        </LogOutForm>
      </Menu>
    </>
  );
}
