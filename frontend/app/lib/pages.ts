/**
 * The pages that exist. Shell and texts link to a place only if it is named here; whoever builds a page adds its path.
 */
const built = new Set([
  '/',
  '/home',
  '/about',
  '/about/mission',
  '/benefit-blog',
  '/blogs',
  '/contactPage',
  '/deleteaccount',
  '/privacy-policy',
  '/terms_and_conditions',
  '/signup',
  '/login',
  '/verify',
  '/personal',
  '/qualification',
  '/welcome',
  '/profile',
  '/community',
  '/explore',
  '/beyondSurgery',
  '/notifications',
  '/notifications/preferences',
  '/communityNonRegister',
  '/search',
  '/opportunities',
  '/chat',
  '/upcoming',
  '/video',
]);

export function isBuilt(path: string): boolean {
  return built.has(path.replace(/[?#].*$/, ''));
}

export interface PlaceLink {
  to: string;
  label: string;
}

const sections: PlaceLink[] = [
  { to: '/community', label: 'Cases' },
  { to: '/beyondSurgery', label: 'Beyond Surgery' },
  { to: '/explore', label: 'Explore' },
  { to: '/opportunities', label: 'Opportunities' },
  { to: '/upcoming', label: 'Events' },
  { to: '/video', label: 'Academics' },
  { to: '/blogs', label: 'Blogs' },
];

/** The sections of the top bar. */
export function builtSections(): PlaceLink[] {
  return sections.filter((section) => isBuilt(section.to));
}

export const homeOf = { visitor: '/', onboarding: '/personal', member: '/community' } as const;

/** Where a member arrives who wanted nothing in particular (spec part 1, section 4: the chat). */
export function afterLogIn(): string {
  return isBuilt('/chat') ? '/chat' : homeOf.member;
}
