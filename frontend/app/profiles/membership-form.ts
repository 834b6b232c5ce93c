import { type FormValues, textOf, textsOf } from '../lib/form-state';
import { isKnownAssociation, listedNames } from './associations';

/** A member's saved memberships. */
export interface SavedMembership {
  associations: string[];
  otherInternational: string;
}

/**
 * Adds the names typed under "Other". An empty choice is sent as [''] because an empty list would
 * skip the step; this way the API reports the missing choice.
 */
export function toMembershipBody(values: FormValues): FormValues {
  const names = [
    ...textsOf(values, 'memberShip'),
    ...listedNames(textOf(values, 'otherIndian')),
  ].filter(Boolean);
  return {
    memberShip: names.length > 0 ? names : [''],
    otherInternational: textOf(values, 'otherInternational').trim(),
  };
}

export function toMembershipValues({
  associations,
  otherInternational,
}: SavedMembership): FormValues {
  const otherIndian = associations.filter((name) => !isKnownAssociation(name)).join(', ');
  return { memberShip: associations.filter(isKnownAssociation), otherIndian, otherInternational };
}
