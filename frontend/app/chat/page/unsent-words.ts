import { createContext, useContext } from 'react';
import { type FormState, textOf } from '../../lib/form-state';

/** The form of this page that was sent when the session had ended. */
export const UnsentWords = createContext<FormState | null>(null);

/** What a field of the form with this intent held; `otherwise` if nothing was lost. */
export function useUnsentWord(intent: string, name: string, otherwise = ''): string {
  const unsent = useContext(UnsentWords);
  if (!unsent || textOf(unsent.values, 'intent') !== intent) return otherwise;
  return textOf(unsent.values, name);
}

/** Says at the form that it was not sent. */
export function useUnsentNote(intent: string): string | undefined {
  const unsent = useContext(UnsentWords);
  return unsent && textOf(unsent.values, 'intent') === intent ? unsent.message : undefined;
}
