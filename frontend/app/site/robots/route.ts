import type { LoaderFunctionArgs } from '@remix-run/node';

const CLOSED = ['/api/', '/admin/', '/dev/', '/media/private/', '/styleguide'];

/**
 * Not a static file, because the sitemap needs an absolute URL. Members' pages set noindex
 * themselves.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
