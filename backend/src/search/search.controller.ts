import { Body, Controller, Get } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { type Actor, CurrentMember } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import { SearchService } from './search.service';
import {
  FoundSurgeonsView,
  MembersCityView,
  NamesQuery,
  NameView,
  SpecialityCountView,
  StartingPointsView,
  SurgeonsQuery,
  SurgeonView,
} from './search.wire';

@Controller()
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get('loadInitUserSearchData')
  @Reply('Done.', undefined, StartingPointsView)
  async startingPoints(): Promise<StartingPointsView> {
    const { specialities, cities } = await this.search.startingPoints();
    return Object.assign(new StartingPointsView(), {
      specialities: specialities.map((count) => Object.assign(new SpecialityCountView(), count)),
      cities: cities.map((city) => Object.assign(new MembersCityView(), city)),
    });
  }

  @Reads('searchUserDetailsWithFilter')
  @Rated('search')
  @Reply('Done.', undefined, FoundSurgeonsView)
  async find(
    @CurrentMember() actor: Actor,
    @Body() body: SurgeonsQuery,
  ): Promise<FoundSurgeonsView> {
    const { term = '', city = '', speciality = '', country = '', page = 1 } = body;
    const { asOf, last = 0 } = body;
    const { surgeons, total, nextPage } = await this.search.find(actor, {
      term,
      city,
      speciality,
      country,
      page,
      asOf,
      last,
    });
    const views = surgeons.map((row) => {
      const {
        memberId: id,
        fullName,
        pictureUrl,
        place,
        speciality: field,
      } = authorOf(row, this.addresses);
      return Object.assign(new SurgeonView(), {
        id,
        fullName,
        pictureUrl: pictureUrl ?? '',
        place,
        speciality: field,
      });
    });
    return Object.assign(new FoundSurgeonsView(), {
      count: total,
      surgeons: views,
      nextPage,
    });
  }

  @Reads('searchUserDetails')
  @Rated('search')
  @Reply('Done.', 'result', [NameView])
  async suggest(
    @CurrentMember() actor: Actor,
    @Body() { term = '' }: NamesQuery,
  ): Promise<NameView[]> {
    const rows = await this.search.suggest(actor, term);
    return rows.map((row) => {
      const { memberId, fullName: name, pictureUrl } = authorOf(row, this.addresses);
      const ids = { id: memberId, memberId };
      return Object.assign(new NameView(), { ...ids, name, pictureUrl: pictureUrl ?? '' });
    });
  }
}
