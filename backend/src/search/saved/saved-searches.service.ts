import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { LOCK } from '../../platform/database/lock.sql';
import type { RowOf } from '../../platform/database/statement';
import { PlacesService } from '../../reference-data/places.service';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { EverythingService } from '../everything/everything.service';
import { termsOf } from '../terms.rules';
import { MOST_SAVED, type SavedKind } from './saved-searches.rules';
import {
  REMOVE_SEARCH,
  SAME_SEARCH,
  SAVE_SEARCH,
  SAVED_SEARCH,
  SAVED_SEARCHES,
} from './saved-searches.sql';

export type SavedSearchRow = RowOf<typeof SAVED_SEARCHES>;

export interface ToSave {
  readonly kind: SavedKind;
  readonly query: string;
  readonly speciality: string;
  readonly countryId: number | null;
  readonly type: string;
}

/** Members' saved searches. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly everything: EverythingService,
    private readonly places: PlacesService,
  ) {}

  async list({ memberId }: Actor, { before, limit }: Window): Promise<Page<SavedSearchRow>> {
    return Page.of(
      await SAVED_SEARCHES.rows(this.em, { memberId, before, limit: limit + 1 }),
      limit,
    );
  }

  async find({ memberId }: Actor, id: number): Promise<SavedSearchRow> {
    const found = await SAVED_SEARCH.first(this.em, { memberId, id });
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /** Saving the same search twice keeps one. @returns its id */
  async save(actor: Actor, asked: ToSave): Promise<number> {
    await this.check(asked);
    const words = asked.query === '' ? '' : await this.everything.wordsFor(actor, asked);
    return this.em.transactional(async () => {
      await LOCK.rows(this.em, { name: `saved searches of ${actor.memberId}` });
      const search = { ...asked, memberId: actor.memberId };
      const same = await SAME_SEARCH.first(this.em, search);
      if (same) return same.id;
      const createdAt = this.clock.now();
      const kept = await SAVE_SEARCH.first(this.em, {
        ...search,
        words,
        most: MOST_SAVED,
        createdAt,
      });
      if (!kept) throw new Refusal('search.too-many-saved', { values: { most: MOST_SAVED } });
      return kept.id;
    });
  }

  async remove({ memberId }: Actor, id: number): Promise<void> {
    if (!(await REMOVE_SEARCH.first(this.em, { memberId, id }))) throw new Refusal('not-found');
  }

  private async check({ kind, query, countryId }: ToSave): Promise<void> {
    const isNeeded = query !== '' || kind === 'case';
    if (isNeeded && termsOf(query).length === 0)
      throw new Refusal('fields', {
        errors: { query: ['Please enter at least 3 letters or digits.'] },
      });
    if (countryId !== null && !(await this.places.findCountry(countryId)))
      throw new Refusal('fields', { errors: { countryId: ['We do not know this country.'] } });
  }
}
