import type { StaffRole } from '../wire/session.server';

/** The amount of waiting work, by kind; kinds that the user's roles do not allow are missing. */
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
  label: string;
  /** The role that may open the page, besides administrators. */
  for?: StaffRole;
  /** The count shown next to the label. */
  counts?: keyof WaitingWork;
}

const places: readonly AdminPlace[] = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/reports', label: 'Reports', for: 'moderator', counts: 'reports' },
  { to: '/admin/appeals', label: 'Appeals', for: 'moderator', counts: 'appeals' },
  {
    to: '/admin/registrations',
    label: 'Registrations',
    for: 'moderator',
    counts: 'registrations',
  },
  { to: '/admin/members', label: 'Members' },
  { to: '/admin/opportunities', label: 'Opportunities' },
  { to: '/admin/letters', label: 'Messages', counts: 'letters' },
  { to: '/admin/breach-sheet', label: 'Who has seen a post' },
  { to: '/admin/visitors', label: 'Visitors' },
  { to: '/admin/places', label: 'Suggested places', counts: 'places' },
  { to: '/admin/blogs', label: 'Blogs', for: 'editor' },
  { to: '/admin/events', label: 'Events', for: 'editor' },
  { to: '/admin/learning', label: 'Academics', for: 'editor' },
  { to: '/admin/announcements', label: 'News', for: 'editor' },
  { to: '/admin/site', label: 'Public pages', for: 'editor' },
  { to: '/admin/audit', label: 'Audit log' },
];

/** The menu items for these roles. */
export function adminPlacesFor(roles: readonly StaffRole[]): AdminPlace[] {
  return places.filter(
    (place) => roles.includes('admin') || (place.for !== undefined && roles.includes(place.for)),
  );
}

/** The start page for these roles; undefined for members without a role. */
export const adminHomeOf = (roles: readonly StaffRole[]): string | undefined =>
  adminPlacesFor(roles)[0]?.to;
