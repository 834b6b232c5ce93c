import type { MetaDescriptor } from '@remix-run/node';
import { drName } from './words';

const NAME = 'Suture';

/** The title of a private page, which search engines must not index. */
export function pageTitle(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${NAME}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * The title of a page that shows another member's post. Browsers write titles into their history, where no
 * withdrawal reaches them, so that none of the words are in it.
 */
export const titleOfOthers = (what: string, { id, by }: { id: number; by: string }): string =>
  `${what} ${id} by ${drName(by)}`;

interface PublicPage {
  title: string;
  description: string;
  path: string;
  origin: string;
  /** Root-relative; defaults to the site's own picture. */
  image?: string;
  /** For articles. */
  article?: { author: string; publishedAt: string };
}

/** Our organisation in schema.org terms. */
export const organization = (origin: string) => ({
  '@type': 'Organization',
  name: NAME,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** Structured data for search engines (JSON-LD); browsers do not execute it. */
export const structured = (facts: Record<string, unknown>): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...facts } as never,
});

/** Title, description, canonical link and Open Graph tags of a public page. */
export function publicMeta({
  title,
  description,
  path,
  origin,
  image = '/og.png',
  article,
}: PublicPage): MetaDescriptor[] {
  const url = new URL(path, origin).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:image', content: new URL(image, origin).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { name: 'author', content: article.author },
          { property: 'article:published_time', content: article.publishedAt },
        ]
      : []),
  ];
}
