import { type Theme, toTheme } from './enhance/theme';

const A_YEAR = 31_536_000;

/** Read on the server, so that a page is rendered in its theme from the first byte. */
export function readTheme(request: Request): Theme {
  return toTheme(/(?:^|;\s*)theme=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1]);
}

export function setTheme(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : A_YEAR}; SameSite=Lax; HttpOnly`;
}
