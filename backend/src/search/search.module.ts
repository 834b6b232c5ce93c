import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { EverythingController } from './everything/everything.controller';
import { FoundViews } from './everything/found.views';
import { SavedSearchesController } from './saved/saved-searches.controller';
import { SavedSearchesService } from './saved/saved-searches.service';
import { SavedSearchesMemberData } from './saved/saved-searches-member-data';
import { SearchAlertsService } from './saved/search-alerts.service';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';
import { SimilarCasesModule } from './similar/similar-cases.module';
import { StartingPointsRepository } from './starting-points.repository';
import { SurgeonRepository } from './surgeon.repository';

@Module({
  imports: [MediaModule, MemberDataModule, ReferenceDataModule, SimilarCasesModule],
  controllers: [SearchController, EverythingController, SavedSearchesController],
  providers: [
    SearchService,
    SurgeonRepository,
    StartingPointsRepository,
    FoundViews,
    SavedSearchesService,
    SavedSearchesMemberData,
    SearchAlertsService,
  ],
  exports: [SearchAlertsService],
})
export class SearchModule {}
