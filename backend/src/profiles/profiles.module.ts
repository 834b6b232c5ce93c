import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { MemberRecords } from '../auth/member-records';
import { MediaModule } from '../media/media.module';
import { Profile } from './profile.entity';
import { ProfileRepository } from './profile.repository';
import { ProfileRecords } from './profile-records';
import { ProfileViews } from './profile-views';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';
import { Training } from './training.entity';

/** Global because sign-in, an earlier rank, asks for the member's records. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Profile, Training]), MediaModule],
  controllers: [ProfilesController],
  providers: [ProfileRepository, ProfilesService, ProfileViews, { provide: MemberRecords, useClass: ProfileRecords }],
  exports: [ProfileRepository, ProfilesService, MemberRecords],
})
export class ProfilesModule {}
