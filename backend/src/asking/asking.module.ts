import { Module, type OnModuleInit } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { PostParts } from '../clinical-cases/post-parts';
import { MemberDataModule } from '../departure/member-data.module';
import { PostsModule } from '../posts/posts.module';
import { AskingController } from './asking.controller';
import { AskingPart } from './asking.part';
import { AskingService } from './asking.service';
import { AskingMemberData } from './asking-member-data';
import { AskingPreferencesService } from './asking-preferences.service';
import { CandidatesRepository } from './candidates.repository';
import { CaseAnswersModule } from './case-answers.module';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';
import { ReachService } from './reach.service';

@Module({
  imports: [ClinicalCasesModule, CaseAnswersModule, MemberDataModule, PostsModule],
  controllers: [AskingController, QuestionsController],
  providers: [
    AskingMemberData,
    AskingPart,
    AskingPreferencesService,
    AskingService,
    CandidatesRepository,
    QuestionsService,
    ReachService,
  ],
  exports: [AskingService],
})
export class AskingModule implements OnModuleInit {
  constructor(
    private readonly parts: PostParts,
    private readonly asking: AskingPart,
  ) {}

  onModuleInit(): void {
    this.parts.register(this.asking);
  }
}
