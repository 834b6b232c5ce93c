import { Wire } from '../wire/wire';
import type { Author } from './author';

/** The fields by which list items name their author. Extended by views of other domains. */
export class AuthorView {
  @Wire('signup_id') memberId!: number;
  @Wire('full_name') fullName!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  /** 1: verified, because a medical registration is confirmed in the country `verified_in`. */
  @Wire('is_verified') isVerified!: number;
  @Wire('verified_in') verifiedIn!: string;
}

/** The author fields of a view: `Object.assign(new CommentView(), authorFields(author), { … })`. */
export function authorFields(author: Author): AuthorView {
  return Object.assign(new AuthorView(), author, {
    pictureUrl: author.pictureUrl ?? '',
    isVerified: Number(author.verifiedIn !== ''),
  });
}
