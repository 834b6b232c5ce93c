import { Link } from '../ui/link';
import { useNow } from '../ui/use-now';
import { Brand } from './brand';
import type { PlaceLink } from './pages';
import { SocialLinks } from './social-links';
import { StoreLinks } from './store-links';
import { SupportAddress } from './support-address';
import { ThemeSwitch } from './theme-switch';

const network: PlaceLink[] = [
  { to: '/chat', label: 'Connect Now' },
  { to: '/community', label: 'Cases' },
  { to: '/beyondSurgery', label: 'Beyond Surgery' },
  { to: '/opportunities', label: 'Opportunities' },
  { to: '/video', label: 'Academics' },
];

const about: PlaceLink[] = [
  { to: '/about', label: 'Our Story' },
  { to: '/about/mission', label: 'Our Mission' },
  { to: '/benefit-blog', label: 'Ten benefits' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contactPage', label: 'Contact' },
];

const legal: PlaceLink[] = [
  { to: '/terms_and_conditions', label: 'Terms and Conditions' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/privacy-policy#cookies', label: 'Cookie Policy' },
  { to: '/deleteaccount', label: 'Delete Account' },
];

const slim: PlaceLink[] = [
  { to: '/about', label: 'About' },
  ...legal,
  { to: '/contactPage', label: 'Contact' },
];

export function Footer({ isFull }: { isFull: boolean }) {
  return isFull ? <FullFooter /> : <SlimFooter />;
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

function SlimFooter() {
  return (
    <footer className="footer footer--slim">
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
}

const FIRST_YEAR = 2023;

function Copyright() {
  return (
    <p className="quiet">
      © {FIRST_YEAR}–{useNow().slice(0, 4)} Suture
    </p>
  );
}
