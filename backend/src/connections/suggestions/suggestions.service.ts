import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import type { Actor } from '../../wire/access';
import { SuggestionPreference } from './suggestion-preference.entity';
import { PEOPLE } from './suggestions.sql';

export type SuggestedRow = RowOf<typeof PEOPLE>;

/** Suggestions of people a member may know. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async to({ memberId }: Actor): Promise<{ people: SuggestedRow[]; isSuggested: boolean }> {
    const [people, preference] = await Promise.all([
      PEOPLE.rows(this.em, { memberId, now: this.clock.now() }),
      this.em.findOne(SuggestionPreference, { accountId: memberId }),
    ]);
    return { people, isSuggested: preference?.isSuggested ?? true };
  }

  async choose({ memberId }: Actor, isSuggested: boolean): Promise<void> {
    await this.em.upsert(SuggestionPreference, { accountId: memberId, isSuggested });
  }
}
