import { useLocation } from '@remix-run/react';
import { Search } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { typedEarly } from '../shell/typed-early';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { NAME } from './names';

const SearchDialog = lazy(() => import('./search-dialog'));

/**
 * The search in the header: a link to the search page, which opens a dialog instead if JavaScript
 * runs. The slash key opens it too.
 */
export function SurgeonSearch() {
  const [isOpen, setOpen] = useState(false);
  const isOnPage = useLocation().pathname === '/search';
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      if (!focusOnPage()) setOpen(true);
    };
    document.addEventListener('keydown', listen);
    if (typedEarly() !== undefined) setOpen(true);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!focusOnPage()) setOpen(true);
  };
  return (
    <>
      <Opener look="topbar__search" onClick={open}>
        <Icon of={Search} size="s" />
        Search <kbd>/</kbd>
      </Opener>
      <Opener look="btn btn--quiet btn--icon topbar__search-icon" onClick={open}>
        <Icon of={Search} />
      </Opener>
      {isOpen && !isOnPage && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface OpenerProps {
  look: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

function Opener({ look, onClick, children }: OpenerProps) {
  return (
    <Link className={look} to="/search" aria-label={NAME} aria-keyshortcuts="/" onClick={onClick}>
      {children}
    </Link>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The search page has an input of its own, so focus that one. */
function focusOnPage(): boolean {
  const box = document.querySelector<HTMLInputElement>('#main .search__box input');
  box?.focus();
  return box !== null;
}
