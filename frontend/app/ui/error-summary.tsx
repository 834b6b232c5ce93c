import { useEffect, useRef } from 'react';
import type { FormState } from '../lib/form-state';
import { counted } from '../lib/words';
import { focusFirst } from './focus-first';

/** Says what is wrong, links to each field, and takes focus. */
export function ErrorSummary({ state }: { state?: FormState }) {
  const box = useRef<HTMLDivElement>(null);
  const broken = Object.entries(state?.errors ?? {});
  const isShown = broken.length > 0 || Boolean(state?.message);
  const { errors } = state ?? {};
  // Once for each answer: page data that come later must not take the focus from somebody who types.
  useEffect(() => {
    if (isShown && errors) box.current?.focus();
  }, [isShown, errors]);
  if (!isShown) return null;
  return (
    <div className="error-summary" role="alert" ref={box} {...focusFirst}>
      <h2>
        {broken.length > 0 ? `${counted(broken.length, 'thing')} to correct` : state?.message}
      </h2>
      {broken.length > 0 && (
        <ul>
          {broken.map(([name, messages]) => (
            <li key={name}>
              <a href={`#${name}`}>{messages[0]}</a>
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
