import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { AgreementService } from './answers/agreement.service';
import { AnsweringController } from './answers/answering.controller';
import { AnsweringService } from './answers/answering.service';
import { OpenedViews } from './answers/opened.views';
import { PatientTold } from './answers/patient-told.service';
import { AuthorLinksController } from './links/author-links.controller';
import { AuthorLinksService } from './links/author-links.service';
import { PatientLinksModule } from './links/patient-links.module';
import { PatientConsentMemberData } from './patient-consent-member-data';

@Module({
  imports: [ClinicalCasesModule, PatientLinksModule, MediaModule, MemberDataModule],
  controllers: [AuthorLinksController, AnsweringController],
  providers: [
    AgreementService,
    AnsweringService,
    AuthorLinksService,
    OpenedViews,
    PatientConsentMemberData,
    PatientTold,
  ],
  exports: [PatientTold],
})
export class PatientConsentModule {}
