import { Body, Controller, Get, Post, UseInterceptors } from '@nestjs/common';
import { Public, Reads } from '../wire/access';
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

/** As the existing apps ask. */
@Controller()
@Public()
@UseInterceptors(CachedInPublic)
export class ReferenceDataController {
  constructor(private readonly views: ReferenceDataViews) {}

  @Post('getAllCountries')
  @Reads()
  @Reply('Done.', 'result', [CountryView])
  countries(@Body() query: CountriesQuery): Promise<CountryView[]> {
    return this.views.countries(query);
  }

  @Post('getAllCities')
  @Reads()
  @Reply('Done.', 'result', [WorldCityView])
  worldCities(@Body() query: CitiesQuery): Promise<WorldCityView[]> {
    return this.views.worldCities(query);
  }

  @Post('getCityDetailsByCountryId')
  @Reads()
  @Reply('Done.', 'result', [CityView])
  citiesOfCountry(@Body() query: CountryCitiesQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Post('searchCityDetails')
  @Reads()
  @Reply('Done.', 'result', [CityView])
  cities(@Body() query: CitySearchQuery): Promise<CityView[]> {
    return this.views.cities(query);
  }

  @Post('searchRegionByCountry')
  @Reads()
  @Reply('Done.', undefined, RegionsView)
  regions(@Body() query: RegionsQuery): Promise<RegionsView> {
    return this.views.regions(query);
  }

  @Post('searchMedicalSchools')
  @Reads()
  @Reply('Done.', undefined, MedicalSchoolsView)
  schools(@Body() query: SchoolsQuery): Promise<MedicalSchoolsView> {
    return this.views.schools(query);
  }

  @Get('specialityGroups')
  @Reply('Done.', 'specialities')
  specialities(): readonly string[] {
    return SPECIALITIES;
  }
}
