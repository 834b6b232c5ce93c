import { useMatches } from '@remix-run/react';

/** A page's settings: `export const handle: PageHandle = { hydrate: false }`. */
export interface PageHandle {
  /**
   * With `false` the page is static HTML; instead of React only the small enhancements are loaded.
   */
  hydrate?: false;
  /**
   * Header and footer: the site's own by default; `bare` pages bring their own header; `onboarding`
   * and `app` (full screen) have no footer.
   */
  shell?: 'site' | 'bare' | 'onboarding' | 'app';
  /**
   * How the action returns a refused form, if not as a FormState: `refused` in a field of that
   * name, `go` if the form asks for more choices in between, with the button of that name.
   */
  refusedAs?: 'refused' | 'go';
  /** The page has a bar of its own where phones have that of the places. */
  hasOwnBar?: boolean;
  /**
   * `full` is the footer with columns, for the landing page; with `phones` members have it on
   * phones, too, where most pages of theirs have none.
   */
  footer?: 'full' | 'phones';
}

export function mergedHandle(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object'));
}

export function usePageHandle(): PageHandle {
  return mergedHandle(useMatches().map((match) => match.handle));
}
