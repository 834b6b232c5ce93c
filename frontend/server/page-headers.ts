import type { Request, Response } from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { copiesFor } from '../../backend/src/platform/http/copies';

const YEAR_SECONDS = 31_536_000;

/**
 * Security headers: pages may run only our own scripts, show only our own pictures, post only to
 * us, and must not be framed. Without a nonce, inline scripts are not allowed.
 */
export function pageHeaders(
  request: Request,
  response: Response,
  { nonce, settings }: { nonce?: string | undefined; settings: Settings },
): void {
  const developing = process.env['DEV'] === '1';
  response.setHeader('Content-Security-Policy', policy(nonce, developing).join('; '));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  response.setHeader(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  response.setHeader('Cache-Control', copiesFor(request));
  if (settings.publicUrl?.startsWith('https://'))
    response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
}

function policy(nonce: string | undefined, developing: boolean): string[] {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${developing ? "'self' 'unsafe-inline'" : own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
}
