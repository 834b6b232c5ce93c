import type { MetaDescriptor } from '@remix-run/node';

const NAME = 'Suture';

/** Title of a page that only its reader sees. */
export function pageTitle(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${NAME}` }, { name: 'robots', content: 'noindex' }];
}

interface PublicPage {
  title: string;
  description: string;
  path: string;
  origin: string;
}

/** Title, description, canonical link and Open Graph of a page for everybody. */
export function publicMeta({ title, description, path, origin }: PublicPage): MetaDescriptor[] {
  const url = new URL(path, origin).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:image', content: new URL('/og.png', origin).href },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
