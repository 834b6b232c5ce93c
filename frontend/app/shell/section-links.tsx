import { useLocation } from '@remix-run/react';
import { cachedFragment } from '../ui/cached-fragment';
import { Link } from '../ui/link';
import type { PlaceLink } from './pages';
import { sectionOf } from './sections-of';

interface SectionLinksProps {
  label: string;
  places: PlaceLink[];
}

/** The links in the top bar; the one of the current page's section is marked. */
export function SectionLinks({ label, places }: SectionLinksProps) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const marks = places.map(({ to }) => {
    if (pathname === to) return 'page';
    return section === to || pathname.startsWith(`${to}/`) ? 'true' : null;
  });
  return <MarkedLinks label={label} places={places} marks={marks} />;
}

interface MarkedLinksProps extends SectionLinksProps {
  /** For each place: `page` for its own page, `true` for a page within it. */
  marks: ('page' | 'true' | null)[];
}

const MarkedLinks = cachedFragment(
  'marked links',
  function MarkedLinks({ label, places, marks }: MarkedLinksProps) {
    return (
      <nav className="topbar__nav" aria-label={label}>
        <ul>
          {places.map(({ to, label: name }, i) => (
            <li key={to}>
              <Link to={to} aria-current={marks[i] ?? undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
);
