import { useMatches } from '@remix-run/react';

/** What a page says about itself: `export const handle: PageHandle = { hydrate: false }`. */
export interface PageHandle {
  /** false: the page is complete as HTML; no framework is sent, only the small enhancements. */
  hydrate?: false;
  /**
   * Header and footer: the site's own, unless the page brings a header of its own (`bare`), is a step of onboarding, or fills the
   * screen (`app`); the last two have no footer.
   */
  shell?: 'site' | 'bare' | 'onboarding' | 'app';
  /** The footer with columns, for the landing page. */
  footer?: 'full';
}

export function mergedHandle(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object'));
}

export function usePageHandle(): PageHandle {
  return mergedHandle(useMatches().map((match) => match.handle));
}
