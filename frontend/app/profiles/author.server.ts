/** A member as lists name their authors. */
export interface Author {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isVerified: boolean;
}

export interface AuthorRow {
  signup_id: number;
  full_name: string;
  profile_pic?: string | null;
  specialty_type?: string | null;
  current_location?: string | null;
  is_verified?: boolean | number;
}

export function toAuthor(row: AuthorRow): Author {
  return {
    memberId: row.signup_id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type ?? '',
    place: row.current_location ?? '',
    isVerified: Boolean(row.is_verified),
  };
}
