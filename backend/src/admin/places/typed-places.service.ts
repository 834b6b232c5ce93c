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

/** So few rows are locked at a time. */
const BATCH = 200;

/** An entry of our list that a typed place may be merged into. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  /** Tells namesakes apart. */
  readonly where: string;
}

/** Cities and schools that members typed, until an administrator merges them into those of our list. */
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

  /** @throws Refusal `not-found` also when it has been merged */
  async get(id: number): Promise<TypedPlace> {
    const place = await this.typed.find(id);
    if (!place) throw new Refusal('not-found');
    return place;
  }

  /** Entries of our list, of the typed place's country where it has one; those called as it is unless asked otherwise. */
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
   * Batch by batch, each in a transaction of its own. What interrupts it leaves the place in the list, to be merged again.
   * @throws Refusal `admin.no-such-entry` when the list has none of that number in its country
   */
  async merge(actor: Actor, id: number, entryId: number): Promise<number> {
    const place = await this.get(id);
    const into = await this.entry(place, entryId);
    let rewritten = 0;
    for (const rewrite of this.typed.rewritesOf(place.kind))
      rewritten += await this.rewriteAll(rewrite, place, into);
    await this.em.transactional(async () => {
      await this.typed.close(id, this.clock.now());
      const object = `typed ${place.kind} ${id} into ${place.kind} ${into.id}, ${rewritten} rows`;
      await this.audit.write({
        actorId: actor.memberId,
        action: 'place-merged',
        object,
        result: 'done',
      });
    });
    return rewritten;
  }

  private async rewriteAll(rewrite: Rewrite, place: TypedPlace, into: MergedInto): Promise<number> {
    for (let done = 0; ; ) {
      const batch = await this.em.transactional(async () => {
        const rows = await this.typed.rewrite(rewrite, place.id, { into, most: BATCH });
        if (place.kind === 'school') await this.joinSchool(rows, place, into);
        return rows.length;
      });
      done += batch;
      if (batch < BATCH) return done;
    }
  }

  /** Whose school it is belongs to the school's group; who left that group before stays away. */
  private async joinSchool(
    rows: Rewritten[],
    { countryId }: TypedPlace,
    { id, name }: MergedInto,
  ): Promise<void> {
    const members = [...new Set(rows.map(({ memberId }) => memberId))].sort(
      (one, other) => one - other,
    );
    for (const memberId of members)
      await this.groups.joinByAnswers(memberId, {
        schools: [{ id, name, countryId: countryId ?? 0 }],
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
