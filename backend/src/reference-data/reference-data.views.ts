import { Injectable } from '@nestjs/common';
import { PlacesService } from './places.service';
import {
  type CitiesQuery,
  type CitySearchQuery,
  CityView,
  type CountriesQuery,
  type CountryCitiesQuery,
  CountryView,
  MedicalSchoolsView,
  MedicalSchoolView,
  type RegionsQuery,
  RegionsView,
  RegionView,
  type SchoolsQuery,
  WorldCityView,
} from './reference-data.wire';

/** The responses, shared by the POST endpoints of the existing apps and the GET endpoints. */
@Injectable()
export class ReferenceDataViews {
  constructor(private readonly places: PlacesService) {}

  async countries({ query }: CountriesQuery): Promise<CountryView[]> {
    return viewsOf(CountryView, await this.places.countries(query));
  }

  async worldCities({ query, limit }: CitiesQuery): Promise<WorldCityView[]> {
    return viewsOf(WorldCityView, await this.places.findCities({ query, limit }));
  }

  async cities({
    query,
    countryId,
    limit,
  }: CountryCitiesQuery | CitySearchQuery): Promise<CityView[]> {
    return viewsOf(CityView, await this.places.findCities({ query, countryId, limit }));
  }

  async regions({ countryId }: RegionsQuery): Promise<RegionsView> {
    const regions = viewsOf(RegionView, await this.places.regionsOf(countryId));
    return Object.assign(new RegionsView(), { count: regions.length, regions });
  }

  async schools({ cityId, countryId, query }: SchoolsQuery): Promise<MedicalSchoolsView> {
    const wanted = { cityId, countryId, query };
    const found = await this.places.findSchools(wanted);
    return Object.assign(new MedicalSchoolsView(), {
      count: await this.places.countSchools(wanted, found),
      schools: viewsOf(MedicalSchoolView, found),
    });
  }
}

function viewsOf<View extends object>(type: new () => View, rows: readonly object[]): View[] {
  return rows.map((row) => Object.assign(new type(), row));
}
