/** What a visitor agrees to by submitting the form. Changing the text requires a new version. */
export const CONSENT_VERSION = '2026-11-20';
export const CONSENT_TEXT =
  'I agree that Suture keeps what I enter here for twelve months, so that it is known who has read the cases. The cases are for professional education; I will not try to find out who a patient is.';
