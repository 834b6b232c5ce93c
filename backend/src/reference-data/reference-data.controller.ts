import { Body, Controller, Get, UseInterceptors } from '@nestjs/common';
import { Public } from '../wire/access';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import { CachedInPublic } from './cached-in-public';
import { ReferenceDataViews } from './reference-data.views';
import {
  CitiesQuery,
  CitySearchQuery,
  CityView,
  CountriesQuery,
  CountryCitiesQuery,
  CountryView,
  MedicalSchoolsView,
  RegionsQuery,
  RegionsView,
  SchoolsQuery,
  WorldCityView,
} from './reference-data.wire';
import { SPECIALITIES } from './specialities.rules';

/** For requests of the existing apps. */
@Controller()
@Public()
@UseInterceptors(CachedInPublic)
export class ReferenceDataController {
  constructor(private readonly views: ReferenceDataViews) {}

  @Reads('getAllCountries')
  @Reply('Done.', 'result', [CountryView])
  countries(@Body() query: CountriesQuery): Promise<CountryView[]> {
    return this.views.countries(query);
  }

  @Reads('getAllCities')
  @Reply('Done.', 'result', [WorldCityView])
  worldCities(@Body() query: CitiesQuery): Promise<WorldCityView[]> {
    return this.views.worldCities(query);
  }

  @Reads('getCityDetailsByCountryId')
  @Reply('Done.', 'result', [CityView])
  citiesOfCountry(@Body() query: CountryCitiesQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Reads('searchCityDetails')
  @Reply('Done.', 'result', [CityView])
  cities(@Body() query: CitySearchQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Reads('searchRegionByCountry')
  @Reply('Done.', undefined, RegionsView)
  regions(@Body() query: RegionsQuery): Promise<RegionsView> {
    return this.views.regions(query);
  }

  @Reads('searchMedicalSchools')
  @Reply('Done.', undefined, MedicalSchoolsView)
  schools(@Body() query: SchoolsQuery): Promise<MedicalSchoolsView> {
    return this.views.schools(query);
  }

  @Get('specialityGroups')
  @Reply('Done.', 'specialities', [String])
  specialities(): readonly string[] {
    return SPECIALITIES;
  }
}
