import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 500;
const MOVED = 10;

/** A long press opens the menu of a message; moving the finger scrolls. Mouse users have a link. */
export function useLongPress(to: string, isOff: boolean) {
  const navigate = useNavigate();
  const press = useRef<{ timer: number; x: number; y: number; isLong: boolean }>(undefined);
  const end = () => window.clearTimeout(press.current?.timer);
  if (isOff) return {};
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      press.current = undefined;
      if (pointerType !== 'touch') return;
      const open = () => {
        if (press.current) press.current.isLong = true;
        navigate(to, { preventScrollReset: true });
      };
      press.current = { timer: window.setTimeout(open, LONG_MS), x, y, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MOVED) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Suppresses the browser's menu for a long press on a link or a picture.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    // Lifting the finger after a long press must not follow the link below it.
    onClickCapture: (event: MouseEvent) => press.current?.isLong && event.preventDefault(),
  };
}
