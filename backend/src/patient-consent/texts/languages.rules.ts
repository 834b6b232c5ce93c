/** The languages of the patient's page, by their own names. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  hi: 'हिन्दी',
  ar: 'العربية',
  zh: '中文',
} as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** Latin digits in every language, as on the card and in the receipt. */
export const localeOf = (language: Language): string =>
  language === 'en' ? 'en-GB' : `${language}-u-nu-latn`;

/** "20 November 2026", in a language and a time zone; UTC if none is known. */
export const dayIn = (language: Language, at: Date, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: zone || 'UTC',
  }).format(at);

/**
 * The version of the texts in all languages. A changed text gets a new version; existing decisions
 * keep theirs.
 */
export const PATIENT_TEXT_VERSION = '2026-11-30a';

/**
 * Who has reviewed each text; empty until a professional translator or a native-speaking clinician
 * has.
 */
export const REVIEWED_BY: Readonly<Record<Language, string>> = {
  en: '',
  es: '',
  pt: '',
  fr: '',
  de: '',
  hi: '',
  ar: '',
  zh: '',
};
