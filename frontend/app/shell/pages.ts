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

/** Those for which the bar of a phone has no room. */
export const moreSections: (PlaceLink & { icon: LucideIcon })[] = [
  { to: '/opportunities', label: 'Opportunities', icon: BriefcaseMedical },
  { to: '/upcoming', label: 'Events', icon: CalendarDays },
  { to: '/video', label: 'Academics', icon: GraduationCap },
  { to: '/blogs', label: 'Blogs', icon: BookOpen },
  { to: '/news', label: 'News', icon: Newspaper },
];

export const homeOf = { visitor: '/', onboarding: '/personal', member: '/community' } as const;

/** Where a member arrives who wanted nothing in particular (spec part 1, section 4: the chat). */
export const AFTER_LOG_IN = '/chat';
