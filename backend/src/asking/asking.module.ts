import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MemberDataModule } from '../departure/member-data.module';
import { AskingController } from './asking.controller';
import { AskingService } from './asking.service';
import { AskingMemberData } from './asking-member-data';
import { AskingPreferencesService } from './asking-preferences.service';
import { CandidatesRepository } from './candidates.repository';
import { CaseAnswersModule } from './case-answers.module';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';
import { ReachService } from './reach.service';

@Module({
  imports: [ClinicalCasesModule, CaseAnswersModule, MemberDataModule],
  controllers: [AskingController, QuestionsController],
  providers: [
    AskingMemberData,
    AskingPreferencesService,
    AskingService,
    CandidatesRepository,
    QuestionsService,
    ReachService,
  ],
  exports: [AskingService],
})
export class AskingModule {}
