import { type Theme, toTheme } from './theme';

const A_YEAR = 31_536_000;

/** Read by the server, so that the first byte of a page already has its colours. */
export function readTheme(request: Request): Theme {
  return toTheme(/(?:^|;\s*)theme=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1]);
}

export function setTheme(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : A_YEAR}; SameSite=Lax; HttpOnly`;
}
