import { Link } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface DialogLinkProps {
  /** The page that stands behind the dialog: without scripts, and in a tab of its own. */
  to: string;
  className?: string;
  label?: string;
  children: ReactNode;
  dialog: (close: () => void) => ReactNode;
}

/** A link to a page that opens as a dialog when scripts run; focus returns to it, or to the menu that it stands in. */
export function DialogLink({ to, className, label, children, dialog }: DialogLinkProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const menu = opener.current?.closest('details');
    if (menu) menu.open = false;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    const menu = opener.current?.closest('details');
    (menu?.querySelector('summary') ?? opener.current)?.focus();
  };
  return (
    <>
      <Link ref={opener} className={className} to={to} aria-label={label} onClick={open}>
        {children}
      </Link>
      {isOpen && createPortal(dialog(close), document.body)}
    </>
  );
}
