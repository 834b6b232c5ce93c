import { useLocation } from '@remix-run/react';
import {
  BookOpen,
  CalendarDays,
  DoorOpen,
  Flag,
  Gavel,
  GraduationCap,
  House,
  LayoutDashboard,
  Mail,
  MapPin,
  Megaphone,
  ScrollText,
  Server,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import './admin.css';

const places = [
  { to: '/admin', icon: LayoutDashboard, label: 'Overview' },
  { to: '/admin/reports', icon: Flag, label: 'Reports' },
  { to: '/admin/appeals', icon: Gavel, label: 'Appeals' },
  { to: '/admin/members', icon: Users, label: 'Members' },
  { to: '/admin/letters', icon: Mail, label: 'Letters' },
  { to: '/admin/visitors', icon: DoorOpen, label: 'Visitors' },
  { to: '/admin/places', icon: MapPin, label: 'Suggested places' },
  { to: '/admin/blogs', icon: BookOpen, label: 'Blogs' },
  { to: '/admin/events', icon: CalendarDays, label: 'Events' },
  { to: '/admin/learning', icon: GraduationCap, label: 'Academics' },
  { to: '/admin/announcements', icon: Megaphone, label: 'News' },
  { to: '/admin/site', icon: House, label: 'Public pages' },
  { to: '/admin/audit', icon: ScrollText, label: 'Audit log' },
] as const;

interface AdminFrameProps {
  title: string;
  text?: string;
  /** Chips at the right of the title. */
  choices?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of administrators: its places at the left, the page beside them. */
export function AdminFrame({ title, text, choices, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  return (
    <main id="main" className="frame admin">
      <nav className="card side-nav admin__nav" aria-label="Administration">
        <ul>
          {places.map(({ to, icon, label }) => (
            <li key={to}>
              <Link to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
                <Icon of={icon} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a href="/admin/queues">
              <Icon of={Server} />
              Queues
            </a>
          </li>
        </ul>
      </nav>
      <div className="admin__page">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            {text && <p className="muted">{text}</p>}
          </div>
          {choices}
        </div>
        {children}
      </div>
    </main>
  );
}

const isAt = (pathname: string, to: string) =>
  to === '/admin' ? pathname === to : pathname.startsWith(to);

interface ChoicesProps {
  label: string;
  current: string;
  of: readonly { to: string; value: string; label: string }[];
}

/** Which of a few lists is shown; plain links. */
export function Choices({ label, current, of }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {of.map(({ to, value, label: name }) => (
          <li key={value}>
            <Link className="chip" to={to} aria-current={value === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
