import { Account } from '../auth/account.entity';
import { columns, nullable, text } from '../platform/database/statement';

const { id, firstName, lastName } = columns(Account, 'id', 'firstName', 'lastName');

/** The result columns of `AUTHOR_COLUMNS`. */
export const AUTHOR = {
  author_id: id,
  author_first_name: firstName,
  author_last_name: lastName,
  author_picture_key: nullable(text),
  author_speciality: text,
  author_place: text,
  author_verified_in: text,
};

/** The same where there may be none: `left ${authorJoins(…)}`. */
export const AUTHOR_OR_NOBODY = {
  ...AUTHOR,
  author_id: nullable(id),
  author_first_name: nullable(firstName),
  author_last_name: nullable(lastName),
};
