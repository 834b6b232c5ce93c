import { POST_TEXTS } from '../clinical-cases/post-texts.rules';
import { Rule } from '../wire/rules';

export const BOX = 'Please check the checkbox.';
export const SPECIALITY = 'Speciality is required.';
export const UNKNOWN_SPECIALITY = 'Please choose a speciality from the list.';

/** The same of an image. */
export const ofImage = {
  speciality: 'Speciality is required',
  title: POST_TEXTS.title.required,
  description: POST_TEXTS.description.required,
  indemnity: 'Please agree terms and conditions',
  consent: 'Please confirm that the patient has given consent',
  relevance: 'Please confirm that the data is relevant to the platform',
} as const;

/** The box is not asked for where the patient decides. */
export const ConsentGiven = (message: string = BOX) =>
  Rule(
    'given',
    (value, { consentBy }: { consentBy?: unknown }) => value === true || consentBy === 'patient',
    message,
  );
