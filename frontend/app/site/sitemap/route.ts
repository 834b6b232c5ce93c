import type { LoaderFunctionArgs } from '@remix-run/node';
import { articles } from '../../shell/publishing/articles.server';

const PAGES = [
  '/',
  '/about',
  '/benefit-blog',
  '/blogs',
  '/communityNonRegister',
  '/contactPage',
  '/signup',
  '/try-the-gate',
  '/privacy-policy',
  '/terms_and_conditions',
  '/deleteaccount',
];

/** The pages that search engines may index: the public pages and the newest hundred blogs. */
export async function loader(args: LoaderFunctionArgs) {
  const { origin } = new URL(args.request.url);
  const { articles: newest } = await articles(args);
  const entries = [
    ...PAGES.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...newest.map(
      ({ id, publishedAt }) =>
        `<url><loc>${origin}/blogs/${id}</loc><lastmod>${publishedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return new Response(sitemap, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
