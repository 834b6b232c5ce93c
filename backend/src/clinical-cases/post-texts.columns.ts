import { Property } from '@mikro-orm/core';
import { columnOf, POST_TEXT_NAMES, type PostTexts } from './post-texts.rules';

/** The columns of the declared texts: null for those of the other kind. */
abstract class TextColumns {
  constructor() {
    for (const name of POST_TEXT_NAMES) Object.assign(this, { [name]: null });
  }
}
for (const name of POST_TEXT_NAMES)
  Property({ type: 'text', nullable: true })(TextColumns.prototype, name);

export const PostTextColumns = TextColumns as abstract new () => PostTexts<string | null>;

/** The columns of a post `p`, by the names of the texts. */
export const TEXT_COLUMNS = POST_TEXT_NAMES.map((name) => `p.${columnOf(name)} as "${name}"`).join(
  ', ',
);
