import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { PlaceSuggestion } from '../../reference-data/place-suggestion.entity';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import {
  CITY_REWRITES,
  type Rewrite,
  type Rewritten,
  SCHOOL_MEMBERS,
  SCHOOL_REWRITES,
  TYPED_PLACE,
  TYPED_PLACES,
  type TypedPlaceRow,
} from './typed-place.sql';

/** A city or school that members typed because our list lacks it. */
export type TypedPlace = Omit<TypedPlaceRow, 'typedAt'> & { readonly typedAt: Date };

export interface MergedInto {
  readonly id: number;
  readonly name: string;
  /** With its country, as the profile shows it. */
  readonly location: string;
}

@Injectable()
export class TypedPlaceRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those that nobody has decided about yet, the newest first. */
  async list({ before, limit }: Window): Promise<Page<TypedPlace>> {
    const rows = await TYPED_PLACES.rows(this.em, { before, most: limit + 1 });
    return Page.of(rows, limit).map(placeOf);
  }

  async find(id: number): Promise<TypedPlace | undefined> {
    const row = await TYPED_PLACE.first(this.em, { id });
    return row && placeOf(row);
  }

  rewritesOf(kind: TypedPlace['kind']): readonly Rewrite[] {
    return kind === 'city' ? CITY_REWRITES : SCHOOL_REWRITES;
  }

  /** At most `most` rows. @returns whose they were */
  rewrite(
    rewrite: Rewrite,
    id: number,
    { into, most }: { into: MergedInto; most: number },
  ): Promise<Rewritten[]> {
    const { id: intoId, name, location } = into;
    return rewrite.rows(this.em, { id, intoId, name, location, most });
  }

  /** Members who type this school from now on join its group. */
  async accept(id: number, at: Date): Promise<void> {
    await this.em.nativeUpdate(PlaceSuggestion, { id, reviewedAt: null }, { acceptedAt: at });
  }

  /** At most `most` members who typed the school, those after `after`. */
  async membersOf(id: number, after: number, most: number): Promise<number[]> {
    const rows = await SCHOOL_MEMBERS.rows(this.em, { id, after, most });
    return rows.map(({ memberId }) => memberId);
  }

  /** Whether members typed it, decided about or not. */
  async isKnown(id: number): Promise<boolean> {
    return (await this.em.count(PlaceSuggestion, { id })) > 0;
  }

  /** @returns false if it was closed before */
  async close(id: number, at: Date): Promise<boolean> {
    const open = { id, reviewedAt: null };
    return (await this.em.nativeUpdate(PlaceSuggestion, open, { reviewedAt: at })) > 0;
  }
}

function placeOf(row: TypedPlaceRow): TypedPlace {
  return { ...row, typedAt: timeOf(row.typedAt) };
}
