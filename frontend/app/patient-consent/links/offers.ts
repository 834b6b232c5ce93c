import type { Language } from '../../../../backend/src/patient-consent/texts/languages.rules';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of the patient's language, for the surgeon's page. */
export const languageName = (language: Language): string => inEnglish.of(language) ?? language;

/** The audiences a patient may be offered, in the author's words. */
export const OFFERS = [
  { value: 'members', name: 'all members', label: 'All members of Suture' },
  { value: 'speciality', name: 'same speciality', label: 'Members of the same speciality' },
  { value: 'teaching', name: 'teaching', label: 'Teaching and lectures' },
  { value: 'publication', name: 'publication', label: 'Publication in a medical journal' },
  {
    value: 'visitors',
    name: 'first lines for visitors',
    label: 'The first 200 characters for visitors, without pictures',
  },
] as const;
