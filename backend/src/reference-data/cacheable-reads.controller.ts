import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { Public } from '../wire/access';
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

/** The same as GET, which browsers and proxies can keep. */
@Controller()
@Public()
@UseInterceptors(CachedInPublic)
export class CacheableReadsController {
  constructor(private readonly views: ReferenceDataViews) {}

  @Get('getAllCountries')
  @Reply('Done.', 'result', [CountryView])
  countries(@Query() query: CountriesQuery): Promise<CountryView[]> {
    return this.views.countries(query);
  }

  @Get('getAllCities')
  @Reply('Done.', 'result', [WorldCityView])
  worldCities(@Query() query: CitiesQuery): Promise<WorldCityView[]> {
    return this.views.worldCities(query);
  }

  @Get('getCityDetailsByCountryId')
  @Reply('Done.', 'result', [CityView])
  citiesOfCountry(@Query() query: CountryCitiesQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Get('searchCityDetails')
  @Reply('Done.', 'result', [CityView])
  cities(@Query() query: CitySearchQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Get('searchRegionByCountry')
  @Reply('Done.', undefined, RegionsView)
  regions(@Query() query: RegionsQuery): Promise<RegionsView> {
    return this.views.regions(query);
  }

  @Get('searchMedicalSchools')
  @Reply('Done.', undefined, MedicalSchoolsView)
  schools(@Query() query: SchoolsQuery): Promise<MedicalSchoolsView> {
    return this.views.schools(query);
  }
}
