import { type LinkProps, Link as RoutersLink, useNavigate } from '@remix-run/react';
import { forwardRef, useEffect } from 'react';

/** Props that only the router's own link supports. */
const WAYS_OF_ROUTER = ['prefetch', 'reloadDocument', 'replace', 'state'] as const;

/**
 * A link to one of our pages. Root-relative URLs need no resolving and are rendered as a plain
 * `<a>`, because the router's link takes a third of a feed page's render time on the server. With
 * JavaScript `useLinksOfPage` handles the click.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, preventScrollReset, ...rest } = props;
  const isPlain =
    typeof to === 'string' &&
    /^\/(?!\/)/.test(to) &&
    WAYS_OF_ROUTER.every((way) => rest[way] === undefined);
  return isPlain ? (
    <a
      {...rest}
      ref={ref}
      href={to}
      data-discover="true"
      data-keep-scroll={preventScrollReset || undefined}
    />
  ) : (
    <RoutersLink {...props} ref={ref} />
  );
});

/**
 * Client-side navigation for plain links. Ignores clicks that React has already handled and links
 * that open elsewhere.
 */
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
        preventScrollReset: link.dataset['keepScroll'] !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
