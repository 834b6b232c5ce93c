import { useLocation, useRouteLoaderData } from '@remix-run/react';
import {
  BookOpen,
  BriefcaseMedical,
  CalendarDays,
  ChevronDown,
  DoorOpen,
  FileText,
  Flag,
  Gavel,
  GraduationCap,
  House,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  ScrollText,
  Server,
  Users,
} from 'lucide-react';
import { Count } from '../ui/count';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Session } from '../wire/session.server';
import { type AdminPlace, adminPlacesFor, type WaitingWork } from './administration';

interface Root {
  session: Session | null;
  work: WaitingWork;
}

/** Kept apart from the list of pages, which is loaded with every page's header. */
const icons: Readonly<Record<string, LucideIcon>> = {
  '/admin': LayoutDashboard,
  '/admin/reports': Flag,
  '/admin/appeals': Gavel,
  '/admin/registrations': IdCard,
  '/admin/members': Users,
  '/admin/opportunities': BriefcaseMedical,
  '/admin/letters': Mail,
  '/admin/breach-sheet': FileText,
  '/admin/visitors': DoorOpen,
  '/admin/places': MapPin,
  '/admin/blogs': BookOpen,
  '/admin/events': CalendarDays,
  '/admin/learning': GraduationCap,
  '/admin/announcements': Megaphone,
  '/admin/site': House,
  '/admin/audit': ScrollText,
};

const isAt = (pathname: string, to: string) =>
  to === '/admin' ? pathname === to : pathname.startsWith(to);

/**
 * The administration pages that the user's roles allow: beside the page, or collapsed above it on
 * narrow screens.
 */
export function AdminMenu() {
  const { pathname } = useLocation();
  const { session, work = {} } = useRouteLoaderData<Root>('root') ?? {};
  const roles = session?.roles ?? [];
  const places = adminPlacesFor(roles);
  const here = places.find(({ to }) => isAt(pathname, to));
  const waiting = Object.values(work).reduce((sum, count) => sum + count, 0);
  const list = { places, pathname, work, hasQueues: roles.includes('admin') };
  return (
    <>
      <nav className="card side-nav admin__nav desktop-only" aria-label="Administration">
        <Places {...list} />
      </nav>
      <details className="card admin-menu phone-only">
        <summary>
          <Icon of={Menu} />
          <span>
            <b>{here?.label ?? 'Administration'}</b>
            <span className="quiet">
              {waiting === 0 ? 'Menu, nothing waiting' : `Menu, ${waiting} waiting`}
            </span>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <nav className="side-nav" aria-label="Administration, all pages">
          <Places {...list} />
        </nav>
      </details>
    </>
  );
}

interface PlacesProps {
  places: AdminPlace[];
  pathname: string;
  work: WaitingWork;
  hasQueues: boolean;
}

function Places({ places, pathname, work, hasQueues }: PlacesProps) {
  return (
    <ul>
      {places.map(({ to, label, counts }) => (
        <li key={to}>
          <Link to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
            <Icon of={icons[to] ?? Server} />
            {label}
            <Count of={(counts && work[counts]) ?? 0} what="waiting" />
          </Link>
        </li>
      ))}
      {hasQueues && (
        <li>
          <a href="/admin/queues">
            <Icon of={Server} />
            Queues
            <Count of={work.failed_jobs ?? 0} what="failed" />
          </a>
        </li>
      )}
    </ul>
  );
}
