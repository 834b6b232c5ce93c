import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox';
import { newToSearches } from '../../search/saved/saved.signals';
import type { SavedKind } from '../../search/saved/saved-searches.rules';
import { SearchAlertsService } from '../../search/saved/search-alerts.service';
import type { Fact } from '../fact';
import { hears, News } from './news';

/** Does not name the search, since notifications appear on lock screens. */
const WORDS: Readonly<Record<SavedKind, string>> = {
  case: 'New cases by {who} match a search that you saved.',
  opportunity: 'New opportunities from {who} match a search that you saved.',
};

interface Stretch {
  readonly kind: SavedKind;
  readonly subjectId: number;
  readonly after?: number;
}

/**
 * Notifies members of new results of their saved searches: once per result, even if several
 * searches match, and grouped by search.
 */
@Injectable()
export class SearchNews extends News {
  constructor(
    private readonly alerts: SearchAlertsService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override readonly heard = new Map([hears(newToSearches, (thing) => this.ofNew(thing))]);

  /** A batch of members at a time: each batch queues the next one in its own transaction. */
  private async ofNew({ kind, subjectId, after = 0 }: Stretch): Promise<Fact[]> {
    const { found, next } = await this.alerts.lookingFor(kind, subjectId, after);
    if (next !== undefined) await this.outbox.tell(newToSearches, { kind, subjectId, after: next });
    return found.map(({ memberId, searchId, authorId }) => ({
      kind: 'search-alert',
      recipients: [memberId],
      actorId: authorId,
      link: `/searches/${searchId}`,
      about: `${kind} ${subjectId}`,
      group: `search ${searchId}`,
      words: WORDS[kind],
    }));
  }
}
