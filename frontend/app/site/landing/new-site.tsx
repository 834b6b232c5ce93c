import { Eye, type LucideIcon, ScanSearch, ScrollText } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface Proof {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
  label: string;
}

const proofs: readonly Proof[] = [
  {
    icon: Eye,
    title: 'Read what surgeons ask',
    text: 'The beginnings of real cases; leave your name to read the rest.',
    to: '/communityNonRegister',
    label: 'Preview cases',
  },
  {
    icon: ScanSearch,
    title: 'Try the gate',
    text: 'Give it a test picture with a name in it, and see what it finds. Nothing is kept.',
    to: '/try-the-gate',
    label: 'Try it',
  },
  {
    icon: ScrollText,
    title: 'Read the rules',
    text: 'What is stored, for how long, and who decides about a report.',
    to: '/privacy-policy',
    label: 'Privacy Policy',
  },
];

/** Shown in place of the testimonials until there are any. */
export function NewSite() {
  return (
    <section className="dark-band" aria-labelledby="new-title">
      <div className="frame new-site">
        <div>
          <h2 id="new-title" className="big">
            New, and saying so
          </h2>
          <p className="lead">
            Suture has just opened. We would rather show you nothing than invented voices, so there
            are no quotes here yet. In their place: what you can check today.
          </p>
        </div>
        <ul className="new-site__proofs">
          {proofs.map(({ icon, title, text, to, label }) => (
            <li key={to}>
              <Icon of={icon} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                <Link to={to}>{label}</Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
