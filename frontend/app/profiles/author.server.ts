import type { components } from '../wire/schema';

/** A member as lists name their authors. */
export interface Author {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isVerified: boolean;
}

/** The words in which the rows of every list name their author. */
export type AuthorView = components['schemas']['AuthorView'];

export function toAuthor(row: AuthorView): Author {
  return {
    memberId: row.signup_id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
    isVerified: Boolean(row.is_verified),
  };
}
