import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { SiteController } from './site.controller';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';
import { SiteEditingController } from './site-editing.controller';
import { SitePart } from './site-part';
import { SiteViews } from './site-views';

@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [SiteController, SiteEditingController],
  providers: [SitePart, SiteRepository, SiteService, SiteViews],
})
export class SiteModule {}
