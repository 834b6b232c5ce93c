import type { LinkDescriptor, LinksFunction } from '@remix-run/node';
import interUrl from '../styles/fonts/inter-basic.woff2';
import newsreaderUrl from '../styles/fonts/newsreader-latin.woff2';

/** Preloads a font in parallel with the style sheet that refers to it. */
const early = (href: string): LinkDescriptor => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
});

export const interfaceFont = early(interUrl);

/** For pages with long texts. */
export const proseLinks: LinksFunction = () => [early(newsreaderUrl)];
