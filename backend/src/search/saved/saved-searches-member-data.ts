import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { SavedSearch } from './saved-search.entity';
import { MOST_SAVED } from './saved-searches.rules';
import { SAVED_SEARCHES } from './saved-searches.sql';

/** The searches that a member saved. */
@Injectable()
export class SavedSearchesMemberData extends MemberData {
  override readonly name = 'saved-searches';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const window = { before: Number.MAX_SAFE_INTEGER, limit: MOST_SAVED };
    const saved = await SAVED_SEARCHES.rows(this.em, { memberId, ...window });
    return { searches: saved.map(({ countryId, ...search }) => search) };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(SavedSearch, { memberId });
  }
}
