import { useEffect, useState } from 'react';
import type { Finding } from '../../../../backend/src/identifiers/finding.rules';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Checks only after a pause, so as not to interrupt typing. */
const PAUSE_MS = 350;

/** A finding with the words it matched, by which it is recognised when its position changes. */
export interface Spot extends Finding {
  readonly words: string;
}

export interface Checked {
  readonly text: string;
  readonly spots: readonly Spot[];
}

/** The event fired after a repair, so that the field is checked again without the pause. */
const REPAIRED = 'repaired';
const NOTHING: Checked = { text: '', spots: [] };

/** The findings in a field, updated shortly after typing stops. The rules are loaded on demand. */
export function useFindings(controlId: string, first: Checked = NOTHING): Checked {
  const [checked, setChecked] = useState(first);
  useEffect(() => {
    const control = document.getElementById(controlId) as Control | null;
    if (!control) return;
    let timer = 0;
    const look = async () => {
      const text = control.value;
      if (text.trim() === '') return setChecked(NOTHING);
      const { foundWhileTyping } = await import('./rules/found-while-typing');
      const findings = await foundWhileTyping(text);
      if (text === control.value) setChecked({ text, spots: spotsIn(text, findings) });
    };
    const lookSoon = () => {
      window.clearTimeout(timer);
      // Without a connection the rules cannot be loaded, and the server alone looks.
      const lookOnce = () => void look().catch(() => undefined);
      timer = window.setTimeout(lookOnce, control.value === '' ? 0 : PAUSE_MS);
    };
    lookSoon();
    control.addEventListener(REPAIRED, look);
    control.addEventListener('input', lookSoon);
    control.form?.addEventListener('reset', lookSoon);
    return () => {
      window.clearTimeout(timer);
      control.removeEventListener(REPAIRED, look);
      control.removeEventListener('input', lookSoon);
      control.form?.removeEventListener('reset', lookSoon);
    };
  }, [controlId]);
  return checked;
}

const spotsIn = (text: string, findings: readonly Finding[]): Spot[] =>
  findings.map((finding) => ({ ...finding, words: text.slice(finding.start, finding.end) }));

/**
 * All findings that one tap repairs: the same words wherever they occur and, for a date, every
 * date, because all dates are counted from the first.
 */
export function repairedWith(spot: Spot, spots: readonly Spot[]): Spot[] {
  return spots.filter(
    ({ kind, words }) => kind === spot.kind && (kind === 'date' || words === spot.words),
  );
}

/** Writes the repairs into the field and fires `input`, as if they were typed. */
export function repair(controlId: string, { text, spots }: Checked): void {
  const control = document.getElementById(controlId) as Control | null;
  if (!control || control.value !== text) return;
  for (const { start, end, repair: words } of [...spots].sort(
    (one, other) => other.start - one.start,
  ))
    control.setRangeText(words, start, end);
  tell(control);
}

export function write(controlId: string, text: string): void {
  const control = document.getElementById(controlId) as Control | null;
  if (!control) return;
  control.value = text;
  tell(control);
}

function tell(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event(REPAIRED));
}
