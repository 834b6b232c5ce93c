import { type LinkProps, Link as RoutersLink, useNavigate } from '@remix-run/react';
import { forwardRef, useEffect } from 'react';

/** What only the router's own link can do. */
const WAYS_OF_ROUTER = [
  'prefetch',
  'preventScrollReset',
  'reloadDocument',
  'replace',
  'state',
] as const;

/**
 * A link to a page of ours. An address that begins at the root needs no resolving, so it is plain HTML: the router's own link costs a
 * third of a feed page's time on the server. Where scripts run, `useLinksOfPage` takes the click.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
  const isPlain =
    typeof to === 'string' &&
    /^\/(?!\/)/.test(to) &&
    WAYS_OF_ROUTER.every((way) => rest[way] === undefined);
  return isPlain ? (
    <a {...rest} ref={ref} href={to} data-discover="true" />
  ) : (
    <RoutersLink {...rest} ref={ref} to={to} />
  );
});

/** Plain links to pages of ours are followed without loading the page anew; what React has answered to already, and what opens elsewhere, is left alone. */
export function useLinksOfPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-discover]')
          : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented || !['', '_self'].includes(link.target))
        return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        replace: link.href === window.location.href,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
