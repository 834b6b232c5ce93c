import type { OptionalCaseText } from '../../../backend/src/clinical-cases/post-texts.rules';

/** How the form asks for an optional text of a case, and where its page shows it. */
interface TextField {
  label: string;
  hint: string;
  rows: number;
  /** The heading of its section; null for a text that has a place of its own on the page. */
  heading: string | null;
}

/** In the order of the form; the texts themselves are declared in `post-texts.rules.ts`. */
export const OPTIONAL_CASE_TEXTS: Record<OptionalCaseText, TextField> = {
  history: {
    label: 'History',
    hint: 'Leave out names, hospitals, exact dates and numbers of any kind that could tell who the patient is.',
    rows: 5,
    heading: null,
  },
  question: {
    label: 'Clinical Question',
    hint: 'One clear question is answered best.',
    rows: 3,
    heading: null,
  },
};

export const optionalCaseTexts = Object.entries(OPTIONAL_CASE_TEXTS) as [
  OptionalCaseText,
  TextField,
][];
