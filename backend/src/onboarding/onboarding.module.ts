import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { ProfilesModule } from '../profiles/profiles.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { AnsweredPlaces } from './answered-places';
import { OnboardingController } from './onboarding.controller';
import { OnboardingRepository } from './onboarding.repository';
import { PersonalService } from './personal.service';
import { QualificationService } from './qualification.service';
import { StepForms } from './step-forms';

@Module({
  imports: [MikroOrmModule.forFeature([Account]), ProfilesModule, ReferenceDataModule],
  controllers: [OnboardingController],
  providers: [AnsweredPlaces, OnboardingRepository, PersonalService, QualificationService, StepForms],
})
export class OnboardingModule {}
