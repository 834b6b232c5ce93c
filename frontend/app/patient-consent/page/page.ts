import type { Language } from '../../../../backend/src/patient-consent/texts/languages.rules';
import type { PatientTexts } from '../../../../backend/src/patient-consent/texts/patient-texts.rules';
import type { Opened } from '../api.server';

/** All that the patient's page is made of. */
export interface Page {
  readonly language: Language;
  readonly texts: PatientTexts;
  readonly opened: Opened;
  /** Told above everything else. */
  readonly problem?: string;
  /** The box that was not ticked. */
  readonly missing?: 'seen' | 'sure';
  readonly supportEmail: string | undefined;
}

/** Whether pictures, videos or pages would be shown: with the case, or with one of its steps. */
export const hasFiles = ({ shown }: Opened): boolean =>
  shown !== null && [shown, ...shown.steps].some(({ files }) => files.length > 0);

/** What the patient is asked, which speaks of pictures only where there are some. */
export const questionOf = ({ opened, texts }: Page) =>
  hasFiles(opened) ? texts.ask.pictures : texts.ask.words;

/** Latin digits in every language, as they stand on the card and in the receipt. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn`);

/** A day, or a moment where the surgeon lives. */
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

/** "52 years" in the page's language; "90+" as it stands. */
export function ageIn({ language }: Page, age: string | number, unit: string | null): string {
  const years = (unit ?? 'years').replace(/s$/, '');
  if (typeof age === 'string' && !/^\d+$/.test(age)) return age;
  const format = { style: 'unit', unit: years, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(Number(age));
}

/** In two groups, which are easier to read out. */
export const receiptNumber = (receipt: number): string =>
  String(receipt).replace(/^(\d{4})(\d{4})$/, '$1 $2');
