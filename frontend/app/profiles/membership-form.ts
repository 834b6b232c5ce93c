import { type FormValues, textOf, textsOf } from '../lib/form-state';
import { isKnownAssociation, listedNames } from './associations';

/** What is saved of somebody's memberships. */
export interface SavedMembership {
  associations: string[];
  otherInternational: string;
}

/** What was typed under "Other" joins the list. Nothing chosen is not a skip, so that the API can say so. */
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
