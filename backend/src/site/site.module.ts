import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { SiteController } from './site.controller';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';
import { SiteEditingController } from './site-editing.controller';
import { SiteMemberData } from './site-member-data';
import { SiteViews } from './site-views';

@Module({
  imports: [MemberDataModule, MediaModule, ProfilesModule],
  controllers: [SiteController, SiteEditingController],
  providers: [SiteMemberData, SiteRepository, SiteService, SiteViews],
})
export class SiteModule {}
