import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { stretchOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { type FoundSurgeons, SearchService } from '../search.service';
import { EverythingService, type Found } from './everything.service';
import {
  EverythingQuery,
  EverythingView,
  FoundGroupsView,
  FoundGroupView,
  type FoundItemView,
  type SearchWords,
} from './everything.wire';
import type { Narrowed } from './found';
import { FoundViews } from './found.views';
import { GROUPS, type Group, KIND_OF_GROUP } from './kinds.rules';

const PAGE = 20;
const OF_EACH = 5;
const FIRST = 1;

@Controller()
export class EverythingController {
  constructor(
    private readonly everything: EverythingService,
    private readonly surgeons: SearchService,
    private readonly views: FoundViews,
  ) {}

  @Get('search')
  @Rated('search')
  @Reply('Done.', undefined, EverythingView)
  async find(
    @CurrentMember() actor: Actor,
    @Query() asked: EverythingQuery,
  ): Promise<EverythingView> {
    const kind = GROUPS.find((name) => name === asked.kind);
    if (!kind) return this.all(actor, asked);
    if (kind === 'members') return this.members(actor, asked);
    const found = await this.search(actor, asked, kind);
    const result = found.items.map((row) => this.views.of(row));
    return this.view(found, { result, total: found.totals[KIND_OF_GROUP[kind]] ?? 0 });
  }

  private async all(actor: Actor, asked: EverythingQuery): Promise<EverythingView> {
    const [found, named] = await Promise.all([
      this.search(actor, asked),
      this.surgeonsOf(actor, { ...asked, page: FIRST }),
    ]);
    const people = named.surgeons.slice(0, OF_EACH).map((row) => this.views.ofMember(row));
    const group = (name: Group) => {
      if (name === 'members') return groupOf(named.total, people);
      const kind = KIND_OF_GROUP[name];
      const items = found.items.filter((row) => row.kind === kind);
      return groupOf(
        found.totals[kind] ?? 0,
        items.map((row) => this.views.of(row)),
      );
    };
    const groups = GROUPS.map((name) => [name, group(name)] as const);
    const result = Object.assign(new FoundGroupsView(), Object.fromEntries(groups));
    const total = groups.reduce((sum, [, { total: one }]) => sum + one, 0);
    return this.view(found, { result, total });
  }

  private async members(actor: Actor, asked: EverythingQuery): Promise<EverythingView> {
    const { surgeons, total } = await this.surgeonsOf(actor, asked);
    const result = surgeons.map((row) => this.views.ofMember(row));
    return this.view(this.everything.nothing, { result, total });
  }

  private surgeonsOf(
    actor: Actor,
    { query = '', speciality = '', page = FIRST, asOf, last = 0 }: EverythingQuery,
  ): Promise<FoundSurgeons> {
    const asked = { term: query, speciality, city: '', country: '', page, asOf, last };
    return this.surgeons.find(actor, query === '' ? { ...asked, speciality: '' } : asked);
  }

  private search(
    actor: Actor,
    asked: EverythingQuery,
    group?: Exclude<Group, 'members'>,
  ): Promise<Found> {
    return this.everything.find(actor, {
      query: asked.query ?? '',
      isExact: asked.isExact ?? false,
      isNewestFirst: asked.order === 'newest',
      narrowed: narrowedBy(asked),
      asOf: asked.asOf,
      stretch: group ? stretchOf(asked.page, PAGE, asked.last) : stretchOf(1, OF_EACH),
      kind: group && KIND_OF_GROUP[group],
    });
  }

  private view(found: Found, more: { result: unknown; total: number }): EverythingView {
    return Object.assign(new EverythingView(), {
      ...more,
      facets: this.views.facets(found.facets),
      readAs: found.readAs,
      repaired: found.repaired,
      isLoose: Number(found.isLoose),
    });
  }
}

const groupOf = (total: number, items: FoundItemView[]) =>
  Object.assign(new FoundGroupView(), { total, items });

const one = <Word extends string>(words: readonly Word[], said: string | undefined) =>
  words.find((word) => word === said) ?? '';

export function narrowedBy(asked: Pick<SearchWords, keyof Narrowed>): Narrowed {
  const { speciality = '', from = '', to = '' } = asked;
  const outcome = one(['reported', 'awaited'], asked.outcome);
  return { speciality, outcome, state: one(['open', 'closed'], asked.state), from, to };
}
