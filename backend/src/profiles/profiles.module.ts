import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MemberRecords } from '../auth/sessions/member-records';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { ProfileMemberData } from './member-data/profile-member-data';
import { PhoneChangeController } from './phone-change/phone-change.controller';
import { PhoneChangeRepository } from './phone-change/phone-change.repository';
import { PhoneChangeService } from './phone-change/phone-change.service';
import { Profile } from './profile.entity';
import { ProfileRepository } from './profile.repository';
import { ProfileRecords } from './profile-records';
import { ProfileViews } from './profile-views';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';
import { CredentialsRepository } from './registrations/credentials.repository';
import { RegistrationViews } from './registrations/registration.views';
import { RegistrationWatch } from './registrations/registration-watch.service';
import { RegistrationsController } from './registrations/registrations.controller';
import { RegistrationsService } from './registrations/registrations.service';
import { Training } from './training.entity';

/** Global because the auth domain, which this one depends on, injects the member's records. */
@Global()
@Module({
  imports: [
    MikroOrmModule.forFeature([Profile, Training]),
    AuthModule,
    MemberDataModule,
    MediaModule,
  ],
  controllers: [PhoneChangeController, ProfilesController, RegistrationsController],
  providers: [
    CredentialsRepository,
    PhoneChangeRepository,
    PhoneChangeService,
    ProfileMemberData,
    ProfileRepository,
    ProfilesService,
    ProfileViews,
    RegistrationsService,
    RegistrationViews,
    RegistrationWatch,
    { provide: MemberRecords, useClass: ProfileRecords },
  ],
  exports: [
    CredentialsRepository,
    PhoneChangeService,
    ProfileRepository,
    ProfilesService,
    RegistrationsService,
    RegistrationViews,
    RegistrationWatch,
    MemberRecords,
  ],
})
export class ProfilesModule {}
