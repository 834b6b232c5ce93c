import type { ReactNode } from 'react';
import {
  directionOf,
  LANGUAGES,
} from '../../../../backend/src/patient-consent/texts/languages.rules';
import { Mark } from '../../shell/brand';
import type { Page } from './page';

interface DocumentProps extends Pick<Page, 'language' | 'texts'> {
  title: string;
  nonce: string;
  children: ReactNode;
}

/** Replaced with the styles after rendering, because React would escape them as text. */
export const STYLES = '/* styles */';

/** The whole page with its styles inline: nothing else has to be loaded before it can be read. */
export function Document({ language, texts, title, nonce, children }: DocumentProps) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} · Suture`}</title>
        <link rel="icon" href="data:," />
        <style nonce={nonce}>{STYLES}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <div className="in">
          <header className="top">
            <span className="brand">
              <Mark />
              <span>Suture</span>
            </span>
            <form noValidate className="language" method="get">
              <label htmlFor="language">{texts.language}</label>
              <select id="language" name="language" defaultValue={language}>
                {Object.entries(LANGUAGES).map(([code, name]) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </select>
              <button className="button button--small" type="submit">
                {texts.changeLanguage}
              </button>
            </form>
          </header>
          <main id="main">{children}</main>
        </div>
      </body>
    </html>
  );
}
