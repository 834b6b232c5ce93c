import type { LinkDescriptor, LinksFunction } from '@remix-run/node';
import interUrl from '../styles/fonts/inter-basic.woff2';
import newsreaderUrl from '../styles/fonts/newsreader-latin.woff2';

/** Fetched with the style sheet that would ask for it afterwards. */
const early = (href: string): LinkDescriptor => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
});

export const interfaceFont = early(interUrl);

/** For pages of long reading. */
export const proseLinks: LinksFunction = () => [early(newsreaderUrl)];
