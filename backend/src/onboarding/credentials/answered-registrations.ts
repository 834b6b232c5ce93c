import { Injectable } from '@nestjs/common';
import type { MedicalRegistration } from '../../profiles/registrations/credentials.repository';
import type { Country } from '../../reference-data/place';
import { readPlaceAnswer } from '../../reference-data/place-answer.rules';
import { PlacesService } from '../../reference-data/places.service';
import type { RegistrationAnswer } from './registration-answers';

/** Larger values do not fit into an integer id column. */
const MAX_ID = 2 ** 31 - 1;

export type FoundRegistration =
  | { readonly registration: MedicalRegistration }
  | { readonly unknown: 'country' | 'region' };

/** Looks up the countries and states of medical registrations. */
@Injectable()
export class AnsweredRegistrations {
  constructor(private readonly places: PlacesService) {}

  async find({ country, region, number }: RegistrationAnswer): Promise<FoundRegistration> {
    const found = await this.country(country);
    if (!found) return { unknown: 'country' };
    const name = await this.region(found.id, region);
    return name === undefined
      ? { unknown: 'region' }
      : { registration: { countryId: found.id, region: name, number } };
  }

  /** By id or name; typed names that are not in our list are refused. */
  private async country(given: string): Promise<Country | undefined> {
    const answer = readPlaceAnswer(given);
    if (!answer) return undefined;
    if ('id' in answer) return answer.id > MAX_ID ? undefined : this.places.findCountry(answer.id);
    const named = await this.places.countries(answer.typed);
    return named.find(({ name }) => name.toLowerCase() === answer.typed.toLowerCase());
  }

  /**
   * The name of the state. Typed ones are accepted: our list does not have the states of every
   * council.
   */
  private async region(countryId: number, given: string): Promise<string | undefined> {
    const answer = readPlaceAnswer(given);
    if (!answer || 'typed' in answer) return answer?.typed;
    const region = answer.id > MAX_ID ? undefined : await this.places.findRegion(answer.id);
    return region?.countryId === countryId ? region.name : undefined;
  }
}
