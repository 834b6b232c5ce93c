import type { ReactNode } from 'react';
import { filled } from '../../../../backend/src/patient-consent/texts/texts.rules';
import { type Page, whenOf } from './page';

/** Small icons without an accessible name: the text beside them says it all. */
const SIGNS = {
  check: <path d="M20 6 9 17l-5-5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4M12 8h.01" />
    </>
  ),
  covered: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M7 12h10" strokeWidth="4" />
    </>
  ),
};

export function Point({ sign, children }: { sign: keyof typeof SIGNS; children: ReactNode }) {
  return (
    <li>
      <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
        {SIGNS[sign]}
      </svg>
      <span>{children}</span>
    </li>
  );
}

export function ProblemNote({ page: { problem } }: { page: Page }) {
  if (!problem) return null;
  return (
    <p className="problem" role="alert">
      {problem}
    </p>
  );
}

/** That a list of who has seen it was made, if one was. */
export function SheetNote({ page }: { page: Page }) {
  const { sheet_made_at: at } = page.opened;
  if (!at) return null;
  return <p>{filled(page.texts.sheetMade, { time: whenOf(page, at) })}</p>;
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked?: boolean;
  /** Shown if it was left out. */
  error?: string | undefined;
  children: ReactNode;
}

export function Choice({ type, name, value, checked, error, children }: ChoiceProps) {
  const id = `${name}-${value}`;
  return (
    <>
      <label className="choice" htmlFor={id}>
        <input
          type={type}
          name={name}
          value={value}
          id={id}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="choice__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** The fields that every answer sends. */
export function Hidden({ page: { language, opened } }: { page: Page }) {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="version" value={opened.version} />
    </>
  );
}
