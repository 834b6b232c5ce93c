import { Injectable } from '@nestjs/common';
import type { LocatedCity } from '../profiles/profile.entity';
import type { CompletedTraining, NamedPlace } from '../profiles/training.entity';
import type { PlaceAnswer } from '../reference-data/place-answer.rules';
import { PlacesService } from '../reference-data/places.service';
import type { SectionPart, TrainingAnswer } from './training-answers';

/** Larger values do not fit into an integer id column. */
const MAX_ID = 2 ** 31 - 1;

export type Found = { readonly training: CompletedTraining } | { readonly unknown: SectionPart[] };

/** Resolves the places that a user picked or typed in a form. */
@Injectable()
export class AnsweredPlaces {
  constructor(private readonly places: PlacesService) {}

  /** Includes the country for a known city: "Chennai, India". Undefined for an unknown id. */
  async city(answer: PlaceAnswer): Promise<LocatedCity | undefined> {
    if ('typed' in answer) return { id: null, name: answer.typed, location: answer.typed };
    const city = await this.places.findCity(answer.id);
    if (!city) return undefined;
    const country = await this.places.findCountry(city.countryId);
    return {
      id: city.id,
      name: city.name,
      location: country ? `${city.name}, ${shortName(country.name)}` : city.name,
    };
  }

  async training({ kind, countryId, year, ...answer }: TrainingAnswer): Promise<Found> {
    const [country, city, school] = await Promise.all([
      this.countryId(countryId),
      this.cityIn(countryId, answer.city),
      this.school(answer.school),
    ]);
    if (country && city && school) return { training: { kind, countryId, city, school, year } };
    const parts = { country, city, school };
    return { unknown: (['country', 'city', 'school'] as const).filter((part) => !parts[part]) };
  }

  private async countryId(id: number): Promise<number | undefined> {
    return id > MAX_ID ? undefined : (await this.places.findCountry(id))?.id;
  }

  private async cityIn(countryId: number, answer: PlaceAnswer): Promise<NamedPlace | undefined> {
    if ('typed' in answer) return { id: null, name: answer.typed };
    const city = await this.places.findCity(answer.id);
    return city?.countryId === countryId ? { id: city.id, name: city.name } : undefined;
  }

  private async school(answer: PlaceAnswer): Promise<NamedPlace | undefined> {
    if ('typed' in answer) return { id: null, name: answer.typed };
    const school = answer.id > MAX_ID ? undefined : await this.places.findSchool(answer.id);
    return school && { id: school.id, name: school.name };
  }
}

/** Removes text in brackets: "United Kingdom (Great Britain)". */
function shortName(country: string): string {
  return country.replace(/ \(.*\)$/, '');
}
