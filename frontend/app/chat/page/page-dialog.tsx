import { useNavigate } from '@remix-run/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface PageDialogProps {
  title: string;
  /** The URL of the page without the dialog. */
  backTo: string;
  className?: string;
  children: ReactNode;
}

/** A dialog that a URL opens: without scripts it is part of the page, with them it is modal. */
export function PageDialog({ title, backTo, className, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const { current } = dialog;
    current?.close();
    current?.showModal();
    return () => current?.close();
  }, []);
  const leave = () => navigate(backTo, { preventScrollReset: true });
  return (
    <dialog
      className={classNames('dialog chat-dialog', className)}
      open
      ref={dialog}
      aria-labelledby="chat-dialog-title"
      onCancel={leave}
    >
      <div className="dialog__body">
        <div className="chat-dialog__head">
          <h2 id="chat-dialog-title" dir="auto">
            {title}
          </h2>
          <Link className="btn btn--quiet btn--icon" to={backTo} aria-label="Close">
            <Icon of={X} />
          </Link>
        </div>
        {children}
      </div>
    </dialog>
  );
}
