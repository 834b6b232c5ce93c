import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from './link';

type Dialog = (close: () => void) => ReactNode;

interface DialogLinkProps {
  /**
   * The page with the same content, used without JavaScript, in a new tab, or if the dialog cannot
   * be loaded.
   */
  to: string;
  className?: string;
  label?: string;
  children: ReactNode;
  /** Imports the dialog on demand. */
  dialog: () => Promise<Dialog>;
}

/**
 * A link to a page that opens as a dialog with JavaScript. Focus returns to the link, or to the
 * menu it is in.
 */
export function DialogLink({ to, className, label, children, dialog }: DialogLinkProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [shown, setShown] = useState<Dialog | null>(null);
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const menu = opener.current?.closest('details');
    // What has the focus when a dialog opens gets it back.
    menu?.querySelector('summary')?.focus();
    if (menu) menu.open = false;
    void dialog().then(
      (loaded) => setShown(() => loaded),
      () => navigate(to),
    );
  };
  const close = () => {
    setShown(null);
    const menu = opener.current?.closest('details');
    (menu?.querySelector('summary') ?? opener.current)?.focus();
  };
  return (
    <>
      <Link ref={opener} className={className} to={to} aria-label={label} onClick={open}>
        {children}
      </Link>
      {shown && createPortal(shown(close), document.body)}
    </>
  );
}
