import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MediaModule } from '../media/media.module';
import { VisitorRepository } from './visitor.repository';
import { VisitorListController } from './visitor-list.controller';
import { VisitorTokens } from './visitor-tokens';
import { VisitorsController } from './visitors.controller';
import { VisitorsService } from './visitors.service';

@Module({
  imports: [ClinicalCasesModule, MediaModule],
  controllers: [VisitorListController, VisitorsController],
  providers: [VisitorRepository, VisitorTokens, VisitorsService],
  exports: [VisitorsService],
})
export class VisitorsModule {}
