import type { MediaAddresses } from '../../media/media.addresses';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import { Wire } from '../../wire/wire';
import { EFFECTS } from './outcome.rules';
import type { QuotedAdvice } from './quoted-advice.sql';

/** A comment credited by the author of the case, and its author. */
export class AdviceView extends AuthorView {
  @Wire() commentId!: number;
  @Wire({ words: EFFECTS }) effect!: string;
  @Wire() comment!: string;
}

export function adviceView(row: QuotedAdvice, addresses: MediaAddresses): AdviceView {
  const { commentId, effect, comment } = row;
  const author = authorFields(authorOf(row, addresses));
  return Object.assign(new AdviceView(), author, { commentId, effect, comment });
}
