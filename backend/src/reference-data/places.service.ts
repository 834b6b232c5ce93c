import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { CityRepository } from './city.repository';
import type { City, Country, MedicalSchool, Region, TypedPlace } from './place';
import { PlaceRepository, type SchoolSearch } from './place.repository';

const AT_MOST = 100;
const USUALLY = 20;

interface Wanted {
  readonly query?: string | undefined;
  readonly countryId?: number | undefined;
  /** Defaults to 20, at most 100. */
  readonly limit?: number | undefined;
}

/** Places of origin, study and work: for pickers, and for look-ups by other domains. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly places: PlaceRepository,
    private readonly cities: CityRepository,
    private readonly clock: Clock,
  ) {}

  countries(query?: string): Promise<Country[]> {
    return query === undefined ? this.places.countries() : this.places.countriesNamed(query);
  }

  regionsOf(countryId: number): Promise<Region[]> {
    return this.places.regionsOf(countryId);
  }

  /** The largest ones or, for a query, the best matches first. */
  findCities({ query, countryId, limit = USUALLY }: Wanted): Promise<City[]> {
    const most = Math.min(limit, AT_MOST);
    return query === undefined
      ? this.cities.largest(countryId, most)
      : this.cities.search({ query, countryId, limit: most });
  }

  findSchools(wanted: Omit<SchoolSearch, 'limit'>): Promise<MedicalSchool[]> {
    return this.places.schools({ ...wanted, limit: AT_MOST });
  }

  /** The total that `findSchools` would find without a limit. */
  async countSchools(
    wanted: Omit<SchoolSearch, 'limit'>,
    found: readonly MedicalSchool[],
  ): Promise<number> {
    return found.length < AT_MOST ? found.length : this.places.countSchools(wanted);
  }

  findCountry(id: number): Promise<Country | undefined> {
    return this.places.findCountry(id);
  }

  findRegion(id: number): Promise<Region | undefined> {
    return this.places.findRegion(id);
  }

  findCity(id: number): Promise<City | undefined> {
    return this.cities.find(id);
  }

  findSchool(id: number): Promise<MedicalSchool | undefined> {
    return this.places.findSchool(id);
  }

  /** Stores a name typed under "Other" for review; returns its id, the same for the same name. */
  suggest(place: TypedPlace): Promise<number> {
    return this.places.addSuggestion(place, this.clock.now());
  }

  /** The name of a typed place that was accepted, in whatever spelling it was typed. */
  acceptedName(place: TypedPlace): Promise<string | undefined> {
    return this.places.acceptedName(place);
  }
}
