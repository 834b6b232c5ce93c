import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MemberRecords } from '../auth/member-records';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { CredentialsRepository } from './credentials/credentials.repository';
import { PhoneChangeController } from './phone-change/phone-change.controller';
import { PhoneChangeRepository } from './phone-change/phone-change.repository';
import { PhoneChangeService } from './phone-change/phone-change.service';
import { Profile } from './profile.entity';
import { ProfileRepository } from './profile.repository';
import { ProfileMemberData } from './profile-member-data';
import { ProfileRecords } from './profile-records';
import { ProfileViews } from './profile-views';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';
import { Training } from './training.entity';

/** Global because sign-in, an earlier rank, asks for the member's records. */
@Global()
@Module({
  imports: [
    MikroOrmModule.forFeature([Profile, Training]),
    AuthModule,
    MemberDataModule,
    MediaModule,
  ],
  controllers: [PhoneChangeController, ProfilesController],
  providers: [
    CredentialsRepository,
    PhoneChangeRepository,
    PhoneChangeService,
    ProfileMemberData,
    ProfileRepository,
    ProfilesService,
    ProfileViews,
    { provide: MemberRecords, useClass: ProfileRecords },
  ],
  exports: [
    CredentialsRepository,
    PhoneChangeService,
    ProfileRepository,
    ProfilesService,
    MemberRecords,
  ],
})
export class ProfilesModule {}
