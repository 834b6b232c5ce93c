import { fullName } from '../auth/account.entity';
import type { MediaAddresses } from '../media/media.addresses';

/** The author of something in a list. Pages add the "Dr." before the name. */
export interface Author {
  readonly memberId: number;
  readonly fullName: string;
  readonly pictureUrl: string | null;
  readonly speciality: string;
  /** For example "Chennai, India". */
  readonly place: string;
  /**
   * The country in which the member's medical registration is confirmed; empty if there is none.
   */
  readonly verifiedIn: string;
}

/** The row type of `AUTHOR_COLUMNS`. */
export interface AuthorRow {
  readonly author_id: number;
  readonly author_first_name: string;
  readonly author_last_name: string;
  readonly author_picture_key: string | null;
  readonly author_speciality: string;
  readonly author_place: string;
  readonly author_verified_in: string;
}

/** For rows that may have no author. */
export function hasAuthor<Row extends { readonly author_id: number | null }>(
  row: Row,
): row is Row & AuthorRow {
  return row.author_id !== null;
}

/**
 * SQL for the country of a confirmed registration in a row of `profile`, unless it has expired.
 * Exact to a day.
 */
export function verifiedIn(profile: string): string {
  return `case when ${profile}.registration_verified_on is not null and coalesce(${profile}.registration_verified_until >= current_date, true)
    then coalesce(${profile}.registration_country, '') else '' end`;
}

/** The picture is the thumbnail once it exists. */
export const AUTHOR_COLUMNS = `author.id as author_id, author.first_name as author_first_name, author.last_name as author_last_name,
  coalesce(author_picture.renditions->'thumb'->>'key', author_profile.picture_key) as author_picture_key,
  coalesce(author_profile.speciality, '') as author_speciality, coalesce(author_profile.current_location, '') as author_place,
  ${verifiedIn('author_profile')} as author_verified_in`;

/**
 * Joins the author of a row, by primary keys only. `column` contains the author's member id, as in
 * `authorJoins('post.author_id')`.
 */
export function authorJoins(column: string): string {
  return `join account as author on author.id = ${column}
    left join profile as author_profile on author_profile.account_id = author.id
    left join asset as author_picture on author_picture.id = author_profile.picture_asset_id`;
}

export function authorOf(row: AuthorRow, addresses: Pick<MediaAddresses, 'at'>): Author {
  return {
    memberId: row.author_id,
    fullName: fullName({ firstName: row.author_first_name, lastName: row.author_last_name }),
    pictureUrl: addresses.at(row.author_picture_key),
    speciality: row.author_speciality,
    place: row.author_place,
    verifiedIn: row.author_verified_in,
  };
}
