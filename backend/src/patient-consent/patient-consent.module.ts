import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { AnsweringController } from './answers/answering.controller';
import { AnsweringService } from './answers/answering.service';
import { OpenedViews } from './answers/opened.views';
import { PatientTold } from './answers/patient-told.service';
import { AgreementService } from './links/agreement.service';
import { AuthorLinksController } from './links/author-links.controller';
import { AuthorLinksService } from './links/author-links.service';
import { PatientConsentMemberData } from './links/patient-consent-member-data';
import { PatientLinksModule } from './links/patient-links.module';

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
