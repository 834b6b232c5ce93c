import {
  dayIn,
  type Language,
  localeOf,
} from '../../../../backend/src/patient-consent/texts/languages.rules';
import type { PatientTexts } from '../../../../backend/src/patient-consent/texts/patient-texts.rules';
import type { SeenWords } from '../../../../backend/src/patient-consent/texts/texts.rules';
import type { Opened } from '../api.server';

/** The data of the patient's page. */
export interface Page {
  readonly language: Language;
  readonly texts: PatientTexts;
  readonly opened: Opened;
  /** Shown above everything else. */
  readonly problem?: string;
  /** The checkbox that was not ticked. */
  readonly missing?: 'seen' | 'sure';
  readonly supportEmail: string | undefined;
}

/** Whether pictures, videos or pages are shown, with the case or with one of its steps. */
export const hasFiles = ({ shown }: Opened): boolean =>
  shown !== null && [shown, ...shown.steps].some(({ files }) => files.length > 0);

/** The question to the patient, which mentions pictures only if there are some. */
export const questionOf = ({ opened, texts }: Page) =>
  hasFiles(opened) ? texts.ask.pictures : texts.ask.words;

/** Since when and by how many the post was seen before; null if nobody has seen it. */
export function seenIn({ language, opened }: Page): SeenWords | null {
  const { seen_before: seen, time_zone: zone } = opened;
  if (!seen) return null;
  const { since, votes, comments } = seen;
  return { since: dayIn(language, new Date(since), zone), votes, comments };
}

/** A day, or a moment, in the surgeon's time zone. */
export function whenOf(
  { language, opened }: Page,
  time: string,
  style: 'day' | 'moment' = 'moment',
): string {
  const zone = opened.time_zone || 'UTC';
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    ...(style === 'moment' && { timeStyle: 'short' }),
    timeZone: zone,
  }).format(new Date(time));
}

/** "52 years" in the page's language; "90+" unchanged. */
export function ageIn({ language }: Page, age: string | number, unit: string | null): string {
  const years = (unit ?? 'years').replace(/s$/, '');
  if (typeof age === 'string' && !/^\d+$/.test(age)) return age;
  const format = { style: 'unit', unit: years, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(Number(age));
}

/** In two groups, which are easier to read aloud. */
export const receiptNumber = (receipt: number): string =>
  String(receipt).replace(/^(\d{4})(\d{4})$/, '$1 $2');
