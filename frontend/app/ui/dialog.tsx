import { type ReactNode, useCallback, useEffect, useRef } from 'react';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/**
 * A native dialog: it traps the focus, closes on Escape, and returns the focus to its opener, also
 * when it is removed while it is open.
 */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const attach = useCallback((element: HTMLDialogElement | null) => {
    if (!element) dialog.current?.close();
    dialog.current = element;
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog className="dialog" ref={attach} onClose={onClose} aria-labelledby="dialog-title">
      <div className="dialog__body">
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
      <div className="dialog__actions">{actions}</div>
    </dialog>
  );
}
