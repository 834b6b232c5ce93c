import { createCookie } from '@remix-run/node';
import type { Toast } from '../ui/toast';

/** The result of an action, shown once on the next page. Contains a message only, never data. */
const toastCookie = createCookie('toast', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 60,
});

export async function readToast(request: Request): Promise<Toast | null> {
  const value: unknown = await toastCookie.parse(request.headers.get('Cookie'));
  return isToast(value) ? value : null;
}

export function setToast(toast: Toast): Promise<string> {
  return toastCookie.serialize(toast);
}

export function clearToast(): Promise<string> {
  return toastCookie.serialize('', { maxAge: 0 });
}

function isToast(value: unknown): value is Toast {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'kind' in value
  );
}
