import {
  BookOpen,
  BriefcaseMedical,
  CalendarDays,
  GraduationCap,
  type LucideIcon,
  Newspaper,
} from 'lucide-react';

export interface PlaceLink {
  to: string;
  label: string;
}

/** The sections of the top bar. */
export const sections: PlaceLink[] = [
  { to: '/community', label: 'Cases' },
  { to: '/beyondSurgery', label: 'Beyond Surgery' },
  { to: '/explore', label: 'Explore' },
  { to: '/opportunities', label: 'Opportunities' },
  { to: '/upcoming', label: 'Events' },
  { to: '/video', label: 'Academics' },
  { to: '/blogs', label: 'Blogs' },
];

/** The sections that do not fit into the bottom bar on phones. */
export const moreSections: (PlaceLink & { icon: LucideIcon })[] = [
  { to: '/opportunities', label: 'Opportunities', icon: BriefcaseMedical },
  { to: '/upcoming', label: 'Events', icon: CalendarDays },
  { to: '/video', label: 'Academics', icon: GraduationCap },
  { to: '/blogs', label: 'Blogs', icon: BookOpen },
  { to: '/news', label: 'News', icon: Newspaper },
];

export const homeOf = { visitor: '/', onboarding: '/personal', member: '/community' } as const;

/** The page after a log-in without a requested page (spec part 1, section 4: the chat). */
export const AFTER_LOG_IN = '/chat';
