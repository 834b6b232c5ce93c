import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { placeMenu } from './place-menu';

interface MenuProps {
  label: string;
  button: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A sheet from below on phones, a menu at its button elsewhere. Opens without JavaScript; with it,
 * goes to the side that has room, and closes on Escape, on a click outside and after a choice.
 */
export function Menu({ label, button, children, className }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node))
        menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);
  return (
    <details
      className={classNames('menu', className)}
      ref={menu}
      onToggle={(event) => placeMenu(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn btn--icon btn--quiet" aria-label={label}>
        {button}
      </summary>
      <div className="menu__panel">{children}</div>
    </details>
  );
}
