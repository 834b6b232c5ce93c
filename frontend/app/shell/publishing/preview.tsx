import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../../ui/button';
import { focusFirst } from '../../ui/focus-first';

/** What a form that was sent to be looked at came back with. */
export function previewIn<Seen>(answered: { preview?: Seen } | object | undefined) {
  return answered && 'preview' in answered ? (answered.preview as Seen) : undefined;
}

/** Sends the form to be looked at, with and without scripts. */
export function PreviewButton() {
  const { pathname } = useLocation();
  return (
    <SubmitButton look="secondary" formAction={`${pathname}?preview`}>
      Preview
    </SubmitButton>
  );
}

interface PreviewProps {
  /** Who will see it. */
  readers: 'members' | 'readers';
  /** What came back, if it is shown as typed; undefined if it is shown as stored. */
  typed: object | undefined;
  children: ReactNode;
}

/** The entry as it will be seen. */
export function Preview({ readers, typed, children }: PreviewProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (typed) box.current?.focus();
  }, [typed]);
  return (
    <section
      className="stack stack--s"
      aria-labelledby="preview"
      ref={box}
      {...(typed && focusFirst)}
    >
      <h2 id="preview">As {readers} will see it</h2>
      {typed && <p className="muted">From what you typed. Nothing is saved yet.</p>}
      {children}
    </section>
  );
}

/**
 * Says that a chosen file is not in the preview. Without scripts the browser has dropped the file,
 * so it has to be chosen again.
 */
export function UnseenFile({ name, what }: { name: string; what: string }) {
  const file = useChosenFile(name);
  return (
    <>
      {file && <p className="muted">The new {what} is shown here once it is saved.</p>}
      <noscript>
        <p className="muted">If you chose a new {what}, please choose it again before you save.</p>
      </noscript>
    </>
  );
}

/** The address of the file that is chosen in a field of this page. */
export function useChosenFile(name: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`);
    const file = field?.files?.[0];
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [name]);
  return address;
}
