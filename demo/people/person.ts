import type { Speciality } from '../../backend/src/reference-data/specialities.rules';
import type { Looks } from '../art/portrait';

/** A place of study or training; the names are those of the reference data. */
export interface Training {
  /** ISO 3166 alpha-2. */
  country: string;
  city: string;
  name: string;
  /** The year of completion. */
  year: number;
}

/** A fictional member of the demo community. */
export interface Person {
  first: string;
  last: string;
  gender: 'M' | 'F';
  born: number;
  country: string;
  city: string;
  speciality: Speciality;
  school: Training;
  surgery: Training;
  superSpeciality?: Training & { speciality: Speciality };
  memberships: readonly string[];
  /** Additional qualifications. */
  more: string;
  looks: Omit<Looks, 'gender' | 'age'>;
}

/**
 * The part of the email address before the @, which also identifies the person elsewhere in the
 * demo.
 */
export function keyOf({ first, last }: Pick<Person, 'first' | 'last'>): string {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  return `${plain(first)}.${plain(last)}`;
}

export function emailOf(person: Pick<Person, 'first' | 'last'>): string {
  return `${keyOf(person)}@demo.suture.example`;
}
