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
  /** Short names of fields whose labels are whole sentences. */
  names?: Readonly<Record<string, string>>;
  /** The fields' order, if the API's is another; where scripts run, it is read from the page. */
  order?: readonly string[];
}

/** Lists the errors with a link to each field, and takes the focus. */
export function ErrorSummary({ state, partOf, names, order = [] }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = state ?? {};
  useCorrecting(errors);
  const corrected = useCorrected();
  const refused = Object.entries(errors ?? {});
  const open = refused.filter(([name]) => !corrected.has(name));
  const isShown = open.length > 0 || (refused.length === 0 && Boolean(state?.message));
  // Once per response: data loaded later must not take the focus from a user who is typing.
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  // Labels can be read only after the first render.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const lineOf = (name: string, message: string) =>
    [partOf?.(name), named(name, message)].filter(Boolean).join(': ');
  const named = (name: string, message: string) =>
    isDrawn || names?.[name] ? namedMessage(name, message, names?.[name]) : message;
  const broken = open.sort(isDrawn ? inPageOrder : inOrderOf(order));
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

/** The fields' order, whatever the order of the answer. Only in the browser. */
function inPageOrder([one]: [string, unknown], [other]: [string, unknown]): number {
  const [a, b] = [document.getElementById(one), document.getElementById(other)];
  if (!a || !b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const inOrderOf =
  (order: readonly string[]) =>
  ([one]: [string, unknown], [other]: [string, unknown]): number =>
    order.indexOf(one) - order.indexOf(other);
