import type { LoaderFunctionArgs } from '@remix-run/node';

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Where to report vulnerabilities (RFC 9116). Returns 404 if no contact is configured. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const contact = context.securityContact;
  if (!contact) return new Response('Not found', { status: 404 });
  const { origin } = new URL(request.url);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
