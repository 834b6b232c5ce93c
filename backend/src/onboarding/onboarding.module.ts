import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { ChatModule } from '../chat/chat.module';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { AnsweredPlaces } from './answered-places';
import { AnsweredRegistrations } from './credentials/answered-registrations';
import { CredentialForms } from './credentials/credential-forms';
import { CredentialsController } from './credentials/credentials.controller';
import { CredentialsService } from './credentials/credentials.service';
import { DeclarationsMemberData } from './declarations-member-data';
import { ProfileEditsController } from './edits/profile-edits.controller';
import { ProfileEditsService } from './edits/profile-edits.service';
import { FirstDayController } from './first-day/first-day.controller';
import { FirstDayService } from './first-day/first-day.service';
import { NamesService } from './names.service';
import { OnboardingController } from './onboarding.controller';
import { OnboardingRepository } from './onboarding.repository';
import { PersonalService } from './personal.service';
import { QualificationService } from './qualification.service';
import { StepForms } from './step-forms';

@Module({
  imports: [
    MikroOrmModule.forFeature([Account]),
    ChatModule,
    MediaModule,
    MemberDataModule,
    ProfilesModule,
    ReferenceDataModule,
  ],
  controllers: [
    OnboardingController,
    CredentialsController,
    FirstDayController,
    ProfileEditsController,
  ],
  providers: [
    AnsweredPlaces,
    AnsweredRegistrations,
    CredentialForms,
    CredentialsService,
    DeclarationsMemberData,
    FirstDayService,
    NamesService,
    OnboardingRepository,
    PersonalService,
    ProfileEditsService,
    QualificationService,
    StepForms,
  ],
})
export class OnboardingModule {}
