import { Controller, Get, Query } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { AuthorView, authorFields } from '../profiles/author.wire';
import { type Actor, CurrentMember } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reply } from '../wire/reply';
import { Wire } from '../wire/wire';
import { MentionableService } from './mentionable.service';

const NAME_CHARACTERS = 60;

export class MentionableQuery {
  /** The beginning of a first or last name. */
  @Wire('query', { optional: true, max: NAME_CHARACTERS })
  readonly name?: string;
}

/** Suggests members after an @ in a comment. */
@Controller('mentions')
export class MentionsController {
  constructor(
    private readonly members: MentionableService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get()
  @Rated('search')
  @Reply('Done.', 'result', [AuthorView])
  async named(
    @CurrentMember() { memberId }: Actor,
    @Query() { name = '' }: MentionableQuery,
  ): Promise<AuthorView[]> {
    const members = await this.members.named(memberId, name);
    return members.map((row) => authorFields(authorOf(row, this.addresses)));
  }
}
