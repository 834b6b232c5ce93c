import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { BlogRepository } from './blog.repository';
import { BlogViews } from './blog-views';
import { BlogsController } from './blogs.controller';
import { BlogsService } from './blogs.service';
import { BlogsMemberData } from './blogs-member-data';
import { PublishingController } from './publishing.controller';
import { PublishingService } from './publishing.service';

@Module({
  imports: [MemberDataModule, MediaModule],
  controllers: [BlogsController, PublishingController],
  providers: [BlogRepository, BlogsMemberData, BlogViews, BlogsService, PublishingService],
})
export class BlogsModule {}
