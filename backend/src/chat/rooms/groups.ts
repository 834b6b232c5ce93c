import type { RoomKind } from './room.rows';

export interface Group {
  /** What it is the group of: one group for each. */
  readonly key: string;
  readonly kind: Exclude<RoomKind, 'solo' | 'members'>;
  readonly name: string;
}

/** A school or centre as answers name it: known, or typed. */
export interface School {
  readonly id: number | null;
  readonly name: string;
  readonly countryId: number;
}

export const WOMEN_IN_SURGERY: Group = { key: 'women', kind: 'group', name: 'Women in Surgery' };

export function groupOfSpeciality(name: string): Group {
  return { key: `speciality ${name}`, kind: 'speciality', name };
}

/** Typed names that differ in case and blanks alone mean the same school. */
export function groupOfSchool({ id, name, countryId }: School): Group {
  const typed = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return {
    key: id === null ? `school ${countryId} ${typed}` : `school ${id}`,
    kind: 'group',
    name,
  };
}
