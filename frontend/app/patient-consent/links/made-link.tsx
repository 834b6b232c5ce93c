import { Check, Eye, Link2, Printer } from 'lucide-react';
import {
  directionOf,
  type Language,
} from '../../../../backend/src/patient-consent/texts/languages.rules';
import { longDate } from '../../lib/time';
import { Mark } from '../../shell/brand';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { languageName, OFFERS } from './offers';

interface Made {
  url: string;
  qr: string;
  expires_at: string;
  language: Language;
  scope: string[];
  /** In the patient's language. */
  card: { title: string; text: string };
}

/** The only time the URL is known: to be scanned, copied or printed. */
export function MadeLinkCard({ made }: { made: Made }) {
  const { url, qr, language, card, scope } = made;
  const offers = OFFERS.filter(({ value }) => scope.includes(value)).map(({ name }) => name);
  const facts = [
    `Opens in ${languageName(language)}; the patient can change the language.`,
    ...(offers.length > 0 ? [`Offers: ${offers.join(', ')}. The patient may choose less.`] : []),
    `Unanswered, it ends on ${longDate(made.expires_at)}.`,
  ];
  return (
    <>
      <Banner kind="attention" icon={Eye}>
        <b>Shown only now.</b> When you leave this page the link cannot be seen again. You can make
        a new one.
      </Banner>
      <div className="made-link">
        <figure className="made-link__code">
          <QrCode svg={qr} />
          <figcaption className="small">For the patient’s own phone</figcaption>
        </figure>
        <div className="stack">
          <div className="field">
            <label className="field__label" htmlFor="made-link">
              Private link
            </label>
            <input className="input" id="made-link" readOnly value={url} dir="ltr" />
          </div>
          <Uses url={url} />
          <ul className="made-link__facts">
            {facts.map((fact) => (
              <li key={fact}>
                <Icon of={Check} size="s" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section className="stack stack--s">
        <h2>The card, as it prints</h2>
        <div className="patient-card" lang={language} dir={directionOf(language)}>
          <div>
            <span className="brand">
              <Mark />
              <span>Suture</span>
            </span>
            <b>{card.title}</b>
            <span>{card.text}</span>
          </div>
          <QrCode svg={qr} />
        </div>
      </section>
    </>
  );
}

/** Drawn by our own server, not by a third party. */
function QrCode({ svg }: { svg: string }) {
  return (
    <img
      className="qr-code"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="QR code of the private link"
      width="200"
      height="200"
    />
  );
}

/** Needs scripts. Without them the browser's own menu prints, and the link is copied by hand. */
function Uses({ url }: { url: string }) {
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: 'Copied' });
    } catch {
      showToast({ kind: 'error', text: 'The link could not be copied.' });
    }
  };
  return (
    <div className="row">
      <Button onClick={() => window.print()}>
        <Icon of={Printer} />
        Print the card
      </Button>
      <Button look="secondary" onClick={copy}>
        <Icon of={Link2} />
        Copy link
      </Button>
    </div>
  );
}
