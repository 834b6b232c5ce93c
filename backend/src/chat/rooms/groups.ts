import type { RoomKind } from './room.rows';

export interface Group {
  /** Identifies what the group is for; there is one group per key. */
  readonly key: string;
  readonly kind: Exclude<RoomKind, 'solo' | 'members'>;
  readonly name: string;
}

/** A school or centre in an answer: a reference entry, or typed text. */
export interface School {
  readonly id: number | null;
  readonly name: string;
  readonly countryId: number;
  /** False for typed text that no administrator has accepted: nobody joins a group by it. */
  readonly isAccepted: boolean;
}

export const WOMEN_IN_SURGERY: Group = { key: 'women', kind: 'group', name: 'Women in Surgery' };

export function groupOfSpeciality(name: string): Group {
  return { key: `speciality ${name}`, kind: 'speciality', name };
}

/** Typed names that only differ in case and white space are the same school. */
export function groupOfSchool({ id, name, countryId }: Omit<School, 'isAccepted'>): Group {
  const typed = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return {
    key: id === null ? `school ${countryId} ${typed}` : `school ${id}`,
    kind: 'group',
    name,
  };
}
