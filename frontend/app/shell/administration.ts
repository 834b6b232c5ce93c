import {
  BookOpen,
  CalendarDays,
  DoorOpen,
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
  ScrollText,
  Users,
} from 'lucide-react';
import type { StaffRole } from '../wire/session.server';

/** How much waits of what the reader may do; nothing is said of the rest. */
export interface WaitingWork {
  reports?: number;
  appeals?: number;
  registrations?: number;
  letters?: number;
  places?: number;
  failed_jobs?: number;
}

export interface AdminPlace {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Who may go there besides administrators. */
  for?: StaffRole;
  /** What is counted beside it. */
  counts?: keyof WaitingWork;
}

const places: readonly AdminPlace[] = [
  { to: '/admin', icon: LayoutDashboard, label: 'Overview' },
  { to: '/admin/reports', icon: Flag, label: 'Reports', for: 'moderator', counts: 'reports' },
  { to: '/admin/appeals', icon: Gavel, label: 'Appeals', for: 'moderator', counts: 'appeals' },
  {
    ...{ to: '/admin/registrations', icon: IdCard, label: 'Registrations' },
    ...{ for: 'moderator', counts: 'registrations' },
  },
  { to: '/admin/members', icon: Users, label: 'Members' },
  { to: '/admin/letters', icon: Mail, label: 'Letters', counts: 'letters' },
  { to: '/admin/visitors', icon: DoorOpen, label: 'Visitors' },
  { to: '/admin/places', icon: MapPin, label: 'Suggested places', counts: 'places' },
  { to: '/admin/blogs', icon: BookOpen, label: 'Blogs', for: 'editor' },
  { to: '/admin/events', icon: CalendarDays, label: 'Events', for: 'editor' },
  { to: '/admin/learning', icon: GraduationCap, label: 'Academics', for: 'editor' },
  { to: '/admin/announcements', icon: Megaphone, label: 'News', for: 'editor' },
  { to: '/admin/site', icon: House, label: 'Public pages', for: 'editor' },
  { to: '/admin/audit', icon: ScrollText, label: 'Audit log' },
];

/** What stands in the menu of whoever has these roles. */
export function adminPlacesFor(roles: readonly StaffRole[]): AdminPlace[] {
  return places.filter(
    (place) => roles.includes('admin') || (place.for !== undefined && roles.includes(place.for)),
  );
}

/** Where their work begins; undefined for members without a role. */
export const adminHomeOf = (roles: readonly StaffRole[]): string | undefined =>
  adminPlacesFor(roles)[0]?.to;
