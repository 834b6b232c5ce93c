import type { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { AuthorView, authorFields } from '../profiles/author.wire';
import { Wire } from '../wire/wire';
import type { Liker } from './likes.sql';

/** A member who liked something. */
export class LikerView extends AuthorView {
  @Wire() id!: number;
  @Wire('owner_id') ownerId!: number;
  @Wire('is_like') isLiked!: number;
}

export function likerView(row: Liker, addresses: MediaAddresses): LikerView {
  return Object.assign(new LikerView(), authorFields(authorOf(row, addresses)), {
    id: row.id,
    ownerId: row.author_id,
    isLiked: 1,
  });
}
