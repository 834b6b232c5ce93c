import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MediaModule } from '../media/media.module';
import { TrialController } from './gate/trial.controller';
import { ShowcaseController } from './showcase/showcase.controller';
import { ShowcaseService } from './showcase/showcase.service';
import { VisitorRepository } from './visitor.repository';
import { VisitorListController } from './visitor-list.controller';
import { VisitorTokens } from './visitor-tokens';
import { VisitorsController } from './visitors.controller';
import { VisitorsService } from './visitors.service';

@Module({
  imports: [ClinicalCasesModule, MediaModule],
  controllers: [ShowcaseController, TrialController, VisitorListController, VisitorsController],
  providers: [ShowcaseService, VisitorRepository, VisitorTokens, VisitorsService],
  exports: [VisitorsService],
})
export class VisitorsModule {}
