import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../lib/draft-name';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ANNOUNCE_EVENT, TOAST_EVENT, TOAST_MS, type Toast } from '../ui/toast';
import { useHydrated } from '../ui/use-hydrated';
import { keepClearOfForms } from './enhance/clear-of-forms';
import { forgetWords } from './kept-words';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

interface Shown extends Toast {
  key: number;
}

let lastKey = 0;

/**
 * The live region for results. The first toast is rendered with the page; others come as `toast`
 * events.
 */
export function Toasts({ first }: { first: Toast | null }) {
  const [shown, setShown] = useState<Shown[]>(() => (first ? [{ ...first, key: 0 }] : []));
  const seen = useRef(first);
  const region = useRef<HTMLElement>(null);
  useEffect(() => (region.current ? keepClearOfForms(region.current) : undefined), []);
  const add = useCallback((toast: Toast) => {
    lastKey += 1;
    const key = lastKey;
    // A repeated message replaces the earlier one.
    setShown((all) => [...all.filter(({ text }) => text !== toast.text), { ...toast, key }]);
  }, []);
  useEffect(() => {
    if (first?.draft) forgetWords(draftKeyOf(first.draft));
    if (first && first !== seen.current) add(first);
    seen.current = first;
  }, [first, add]);
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<Toast>) => add(detail);
    window.addEventListener(TOAST_EVENT, listen);
    return () => window.removeEventListener(TOAST_EVENT, listen);
  }, [add]);
  return (
    <section className="toast-region" aria-label="Results" ref={region}>
      <div className="toasts" role="status" aria-live="polite">
        {shown.map((toast) => (
          <ToastCard
            key={toast.key}
            toast={toast}
            onClose={() => setShown((all) => all.filter((one) => one !== toast))}
          />
        ))}
      </div>
      <Announced />
    </section>
  );
}

/** Messages for screen readers only, about changes that are visible on the page. */
function Announced() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<string>) => setSaid(detail);
    window.addEventListener(ANNOUNCE_EVENT, listen);
    return () => window.removeEventListener(ANNOUNCE_EVENT, listen);
  }, []);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const isHydrated = useHydrated();
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(() => close.current(), toast.ms ?? TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [isHeld, toast.ms]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={`toast toast--${toast.kind}`} data-ms={toast.ms} {...hold}>
      <Icon of={icons[toast.kind]} />
      <span>{toast.text}</span>
      {isHydrated && (
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
