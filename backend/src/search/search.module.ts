import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';
import { StartingPointsRepository } from './starting-points.repository';
import { SurgeonRepository } from './surgeon.repository';

@Module({
  imports: [MediaModule],
  controllers: [SearchController],
  providers: [SearchService, SurgeonRepository, StartingPointsRepository],
})
export class SearchModule {}
