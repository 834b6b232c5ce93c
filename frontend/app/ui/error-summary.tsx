import { useEffect, useRef, useState } from 'react';
import type { FormState } from '../lib/form-state';
import { counted } from '../lib/words';
import { useCorrected, useCorrecting } from './corrected';
import { focusFirst } from './focus-first';
import { namedMessage } from './named-message';

interface ErrorSummaryProps {
  state?: FormState;
  /** Names the part of the form a field is in, if several parts have fields of the same name. */
  partOf?: (name: string) => string | undefined;
}

/** Lists the errors with a link to each field, and takes the focus. */
export function ErrorSummary({ state, partOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = state ?? {};
  useCorrecting(errors);
  const corrected = useCorrected();
  const refused = Object.entries(errors ?? {});
  const broken = refused.filter(([name]) => !corrected.has(name));
  const isShown = broken.length > 0 || (refused.length === 0 && Boolean(state?.message));
  // Once per response: data loaded later must not take the focus from a user who is typing.
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  // Labels can be read only after the first render.
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
