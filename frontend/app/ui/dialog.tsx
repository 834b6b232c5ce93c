import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './use-hydrated';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/**
 * A native dialog: it traps the focus, closes on Escape, and returns the focus to its opener, also
 * when it is removed while it is open. It stands at the end of the page, so that it inherits
 * nothing of its opener; the buttons of a form's dialog name the form.
 */
export function Dialog(props: DialogProps) {
  return useHydrated() ? createPortal(<Shown {...props} />, document.body) : null;
}

function Shown({ isOpen, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const attach = useCallback((element: HTMLDialogElement | null) => {
    if (!element) dialog.current?.close();
    dialog.current = element;
  }, []);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const menu = document.querySelector<HTMLDetailsElement>('.menu[open]');
    // The focus returns to what had it: a menu's button, as its entries are gone with the menu.
    menu?.querySelector('summary')?.focus();
    if (menu) menu.open = false;
    dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog className="dialog" ref={attach} onClose={onClose} aria-labelledby="dialog-title">
      <div className="dialog__body">
        <h2 id="dialog-title" dir="auto">
          {title}
        </h2>
        {children}
      </div>
      <div className="dialog__actions">{actions}</div>
    </dialog>
  );
}
