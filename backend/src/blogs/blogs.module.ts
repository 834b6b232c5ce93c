import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { BlogRepository } from './blog.repository';
import { BlogViews } from './blog-views';
import { BlogsController } from './blogs.controller';
import { BlogsService } from './blogs.service';
import { BlogsPart } from './blogs-part';
import { PublishingController } from './publishing.controller';
import { PublishingService } from './publishing.service';

@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [BlogsController, PublishingController],
  providers: [BlogRepository, BlogsPart, BlogViews, BlogsService, PublishingService],
})
export class BlogsModule {}
