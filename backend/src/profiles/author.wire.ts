import { Wire } from '../wire/wire';
import type { Author } from './author';

/** The words in which rows of lists name their author. Views of other domains extend it. */
export class AuthorView {
  @Wire('signup_id') memberId!: number;
  @Wire('full_name') fullName!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('specialty_type') speciality!: string;
  @Wire('current_location') place!: string;
  /** 1 for who has the badge: a medical registration was confirmed, in the country beside it. */
  @Wire('is_verified') isVerified!: number;
  @Wire('verified_in') verifiedIn!: string;
}

/** The author's fields of a view: `Object.assign(new CommentView(), authorFields(author), { … })`. */
export function authorFields(author: Author): AuthorView {
  return Object.assign(new AuthorView(), {
    ...author,
    pictureUrl: author.pictureUrl ?? '',
    isVerified: Number(author.verifiedIn !== ''),
  });
}
