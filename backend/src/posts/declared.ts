import { Rule } from '../wire/rules';

export const BOX = 'Please check the checkbox.';
export const SPECIALITY = 'Speciality is required.';
export const UNKNOWN_SPECIALITY = 'Please choose a speciality from the list.';

/** The box is not asked for where the patient decides. */
export const ConsentGiven = () =>
  Rule(
    'given',
    (value, { consentBy }: { consentBy?: unknown }) => value === true || consentBy === 'patient',
    BOX,
  );
