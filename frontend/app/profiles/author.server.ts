import type { components } from '../wire/schema';

/** The author of an item in a list. */
export interface Author {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isVerified: boolean;
}

/** The author's fields, the same in all of the API's lists. */
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

/** The same member in the words of the house. */
export function fromMember(row: components['schemas']['PostMemberView']): Author {
  return {
    memberId: row.id,
    fullName: row.name,
    pictureUrl: row.portrait,
    speciality: row.speciality,
    place: row.place,
    isVerified: row.isVerified,
  };
}
