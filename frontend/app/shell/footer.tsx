import { cachedFragment } from '../ui/cached-fragment';
import { classNames } from '../ui/class-names';
import { Link } from '../ui/link';
import { useNow } from '../ui/use-now';
import { Brand } from './brand';
import { about, legal, network, slim } from './footer-places';
import type { PlaceLink } from './pages';
import { useSiteFacts } from './site-facts';
import { SocialLinks } from './social-links';
import { StoreLinks } from './store-links';
import { SupportAddress } from './support-address';
import { ThemeSwitch } from './theme-switch';

interface FooterProps {
  isFull: boolean;
  /** Whether it is left out on phones. */
  isForDesks?: boolean;
}

export function Footer({ isFull, isForDesks = false }: FooterProps) {
  return isFull ? <FullFooter /> : <SlimFooter isForDesks={isForDesks} />;
}

function FullFooter() {
  const columns = [
    { title: 'The network', places: network },
    { title: 'About', places: about },
    { title: 'Legal', places: legal },
  ];
  return (
    <footer className="footer">
      <div className="frame footer__in">
        <div className="stack stack--s">
          <Brand />
          <p className="muted small">
            The free professional network for surgeons of every speciality. Share a case, ask a
            colleague, learn from both.
          </p>
          <StoreLinks />
          <SupportAddress />
          <Copyright />
          <ThemeSwitch />
        </div>
        <div className="footer__cols">
          {columns.map(({ title, places }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Places places={places} />
            </div>
          ))}
        </div>
      </div>
    </footer>
  );
}

function SlimFooter({ isForDesks }: { isForDesks: boolean }) {
  return (
    <footer className={classNames('footer footer--slim', isForDesks && 'desktop-only')}>
      <div className="frame footer__in">
        <Places places={slim} />
        <div className="row">
          <SocialLinks />
          <StoreLinks />
          <Copyright />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const Places = cachedFragment(
  'footer places',
  function Places({ places }: { places: PlaceLink[] }) {
    return (
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    );
  },
);

const FIRST_YEAR = 2023;

function Copyright() {
  const { operator } = useSiteFacts();
  return (
    <p className="quiet">
      © {FIRST_YEAR}–{useNow().slice(0, 4)} Suture
      {operator && `, provided by ${operator}`}
    </p>
  );
}
