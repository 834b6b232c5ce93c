import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { DepartingModule } from '../departure/departing.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { AnsweredPlaces } from './answered-places';
import { AnsweredRegistrations } from './answered-registrations';
import { CredentialsController } from './credentials.controller';
import { CredentialsService } from './credentials.service';
import { DeclarationsPart } from './declarations-part';
import { OnboardingController } from './onboarding.controller';
import { OnboardingRepository } from './onboarding.repository';
import { PersonalService } from './personal.service';
import { ProfileEditsController } from './profile-edits.controller';
import { ProfileEditsService } from './profile-edits.service';
import { QualificationService } from './qualification.service';
import { StepForms } from './step-forms';

@Module({
  imports: [MikroOrmModule.forFeature([Account]), DepartingModule, ProfilesModule, ReferenceDataModule],
  controllers: [OnboardingController, CredentialsController, ProfileEditsController],
  providers: [
    AnsweredPlaces,
    AnsweredRegistrations,
    CredentialsService,
    DeclarationsPart,
    OnboardingRepository,
    PersonalService,
    ProfileEditsService,
    QualificationService,
    StepForms,
  ],
})
export class OnboardingModule {}
