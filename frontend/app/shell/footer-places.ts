import type { PlaceLink } from './pages';

export const network: PlaceLink[] = [
  { to: '/chat', label: 'Connect Now' },
  { to: '/community', label: 'Cases' },
  { to: '/beyondSurgery', label: 'Beyond Surgery' },
  { to: '/opportunities', label: 'Opportunities' },
  { to: '/video', label: 'Academics' },
];

export const about: PlaceLink[] = [
  { to: '/about', label: 'Our Story' },
  { to: '/about/mission', label: 'Our Mission' },
  { to: '/benefit-blog', label: 'Ten benefits' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contactPage', label: 'Contact' },
];

export const legal: PlaceLink[] = [
  { to: '/terms_and_conditions', label: 'Terms and Conditions' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/privacy-policy#cookies', label: 'Cookie Policy' },
  { to: '/deleteaccount', label: 'Delete Account' },
];

export const slim: PlaceLink[] = [
  { to: '/about', label: 'About' },
  ...legal,
  { to: '/contactPage', label: 'Contact' },
];
