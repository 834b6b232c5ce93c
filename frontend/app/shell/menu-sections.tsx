import { Bookmark, FileText } from 'lucide-react';
import { cachedFragment } from '../ui/cached-fragment';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { moreSections } from './pages';

/**
 * Menu items: the collection, the member's own cases, and on phones the sections that do not fit
 * into the bar.
 */
export const MenuSections = cachedFragment('menu sections', function MenuSections() {
  return (
    <>
      <Link to="/collection">
        <Icon of={Bookmark} />
        Collection
      </Link>
      <Link to="/myCases">
        <Icon of={FileText} />
        My Cases
      </Link>
      <nav className="phone-only" aria-label="More sections">
        <hr />
        {moreSections.map(({ to, label, icon }) => (
          <Link key={to} to={to}>
            <Icon of={icon} />
            {label}
          </Link>
        ))}
        <hr />
      </nav>
    </>
  );
});
