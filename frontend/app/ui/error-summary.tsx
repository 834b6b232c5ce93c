import { useEffect, useRef, useState } from 'react';
import type { FormState } from '../lib/form-state';
import { counted } from '../lib/words';
import { useCorrected, useCorrecting } from './corrected';
import { focusFirst } from './focus-first';
import { namedMessage } from './named-message';

interface ErrorSummaryProps {
  state?: FormState;
  /** The part of the form that a field belongs to, if several parts have fields of the same name. */
  partOf?: (name: string) => string | undefined;
}

/** Says what is wrong, links to each field, and takes focus. */
export function ErrorSummary({ state, partOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = state ?? {};
  useCorrecting(errors);
  const corrected = useCorrected();
  const refused = Object.entries(errors ?? {});
  const broken = refused.filter(([name]) => !corrected.has(name));
  const isShown = broken.length > 0 || (refused.length === 0 && Boolean(state?.message));
  // Once for each answer: page data that come later must not take the focus from somebody who types.
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  // Labels can be read only after the page has been drawn.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const lineOf = (name: string, message: string) =>
    [partOf?.(name), isDrawn ? namedMessage(name, message) : message].filter(Boolean).join(': ');
  if (!isShown) return null;
  return (
    <div className="error-summary" role="alert" ref={box} {...focusFirst}>
      <h2>
        {broken.length > 0 ? `${counted(broken.length, 'thing')} to correct` : state?.message}
      </h2>
      {broken.length > 0 && (
        <ul>
          {broken.map(([name, [message = '']]) => (
            <li key={name}>
              <a href={`#${name}`}>{lineOf(name, message)}</a>
            </li>
          ))}
        </ul>
      )}
      {broken.length === 0 && state?.requestId && (
        <p className="small">Reference {state.requestId}</p>
      )}
    </div>
  );
}
