export const indianAssociations = [
  'Association of Surgeons',
  'AMASI',
  'IAGES',
  'Indian Chapter of IHPBA',
  'ACRSI',
  'IASO',
  'IASG',
];
export const internationalAssociations = ['ACS', 'IHPBA', 'SAGES', 'ASCRS', 'ASGBI', 'SSAT'];

/** Whether the Indian list comes first. A typed place names no country, so the phone's may tell. */
export const isIndianFirst = (place: string, dialCode: string): boolean =>
  /(^|, )India$/.test(place) || /^\+?91$/.test(dialCode);

const known = [...indianAssociations, ...internationalAssociations];

/** Corrects a name that older apps misspell. */
export function associationName(name: string): string {
  return name.replace(/^Indian Chopter\b/, 'Indian Chapter');
}

export function isKnownAssociation(name: string): boolean {
  return known.includes(name);
}

/** Splits a comma-separated list: "SAGES, My society". */
export function listedNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => associationName(name.trim()))
    .filter(Boolean);
}
