import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../chat/rooms/groups.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { PlacesService } from '../../reference-data/places.service';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { type MergedInto, type TypedPlace, TypedPlaceRepository } from './typed-place.repository';
import type { Rewrite, Rewritten } from './typed-place.sql';

/** The number of rows locked at a time. */
const BATCH = 200;

/** A reference entry that a typed place can be merged into. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  /** Distinguishes entries with the same name. */
  readonly where: string;
}

/**
 * Cities and schools typed in by members, until an administrator merges them into reference
 * entries or accepts them as they are.
 */
@Injectable()
export class TypedPlacesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly typed: TypedPlaceRepository,
    private readonly places: PlacesService,
    private readonly groups: GroupsService,
    private readonly audit: AuditLog,
  ) {}

  list(window: Window): Promise<Page<TypedPlace>> {
    return this.typed.list(window);
  }

  /** @throws Refusal `not-found`, also when it was decided about already */
  async get(id: number): Promise<TypedPlace> {
    const place = await this.typed.find(id);
    if (!place) throw new Refusal('not-found');
    return place;
  }

  /**
   * Reference entries of the typed place's country, if it has one; matching its own name by
   * default.
   */
  async entriesFor(
    { kind, name, countryId }: TypedPlace,
    term: string | undefined,
  ): Promise<Entry[]> {
    const query = term || name;
    const wanted = { query, countryId: countryId ?? undefined };
    if (kind === 'school') {
      const schools = await this.places.findSchools({ ...wanted, cityId: undefined });
      return schools.map((school) => ({
        id: school.id,
        name: school.name,
        where: school.cityName,
      }));
    }
    const [cities, countries] = await Promise.all([
      this.places.findCities(wanted),
      this.places.countries(),
    ]);
    const countryOf = new Map(countries.map((country) => [country.id, country.name]));
    return cities.map((city) => ({
      id: city.id,
      name: city.name,
      where: [city.regionName, countryOf.get(city.countryId)].filter(Boolean).join(', '),
    }));
  }

  /**
   * Works in batches, each in its own transaction. If interrupted, the place stays in the list and
   * can be merged again.
   * @throws Refusal `admin.no-such-entry` if there is no such entry in its country; `admin.merged`
   */
  async merge(actor: Actor, id: number, entryId: number): Promise<number> {
    const place = await this.undecided(id);
    const into = await this.entry(place, entryId);
    let rewritten = 0;
    for (const rewrite of this.typed.rewritesOf(place.kind))
      rewritten += await this.rewriteAll(rewrite, place, into);
    await this.close(actor, id, {
      action: 'place-merged',
      object: `typed ${place.kind} ${id} into ${place.kind} ${into.id}, ${rewritten} rows`,
    });
    return rewritten;
  }

  /**
   * Keeps the place as it was typed; the members of a school get a group. Whoever qualifies
   * meanwhile waits for the first transaction, and so joins by themselves. If interrupted, the place
   * stays in the list and can be accepted again.
   * @throws Refusal `admin.merged`
   */
  async accept(actor: Actor, id: number): Promise<void> {
    const place = await this.undecided(id);
    await this.typed.accept(id, this.clock.now());
    if (place.kind === 'school') await this.joinAccepted(place);
    await this.close(actor, id, { action: 'place-accepted', object: `typed ${place.kind} ${id}` });
  }

  private async joinAccepted(place: TypedPlace): Promise<void> {
    for (let after = 0; ; ) {
      const members = await this.typed.membersOf(place.id, after, BATCH);
      await this.em.transactional(() => this.joinSchool(members, place, { ...place, id: null }));
      if (members.length < BATCH) return;
      after = members[members.length - 1] ?? after;
    }
  }

  private async close(
    { memberId: actorId }: Actor,
    id: number,
    entry: { readonly action: 'place-merged' | 'place-accepted'; readonly object: string },
  ): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.typed.close(id, this.clock.now()))) throw new Refusal('admin.merged');
      await this.audit.write({ actorId, ...entry, result: 'done' });
    });
  }

  private async undecided(id: number): Promise<TypedPlace> {
    const place = await this.typed.find(id);
    if (place) return place;
    throw new Refusal((await this.typed.isKnown(id)) ? 'admin.merged' : 'not-found');
  }

  private async rewriteAll(rewrite: Rewrite, place: TypedPlace, into: MergedInto): Promise<number> {
    for (let done = 0; ; ) {
      const batch = await this.em.transactional(async () => {
        const rows = await this.typed.rewrite(rewrite, place.id, { into, most: BATCH });
        if (place.kind === 'school') await this.joinSchool(membersIn(rows), place, into);
        return rows.length;
      });
      done += batch;
      if (batch < BATCH) return done;
    }
  }

  /**
   * Adds the members to the group of the school; those who left that group before are not added
   * again.
   */
  private async joinSchool(
    members: readonly number[],
    { countryId }: TypedPlace,
    { id, name }: { readonly id: number | null; readonly name: string },
  ): Promise<void> {
    for (const memberId of members)
      await this.groups.joinByAnswers(memberId, {
        schools: [{ id, name, countryId: countryId ?? 0, isAccepted: true }],
        specialities: [],
        joinsWomen: false,
      });
  }

  private async entry({ kind, countryId }: TypedPlace, entryId: number): Promise<MergedInto> {
    const found =
      kind === 'city' ? await this.places.findCity(entryId) : await this.places.findSchool(entryId);
    if (!found || (countryId !== null && found.countryId !== countryId))
      throw new Refusal('admin.no-such-entry');
    const country = await this.places.findCountry(found.countryId);
    const location = country
      ? `${found.name}, ${country.name.replace(/ \(.*\)$/, '')}`
      : found.name;
    return { id: found.id, name: found.name, location };
  }
}

const membersIn = (rows: readonly Rewritten[]): number[] =>
  [...new Set(rows.map(({ memberId }) => memberId))].sort((one, other) => one - other);
