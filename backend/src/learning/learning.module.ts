import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { LearningController } from './learning.controller';
import { LearningRepository } from './learning.repository';
import { LearningViews } from './learning.views';
import { LearningPart } from './learning-part';
import { LearningPublishingController } from './publishing/publishing.controller';
import { LearningPublishingService } from './publishing/publishing.service';

@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [LearningController, LearningPublishingController],
  providers: [LearningPart, LearningPublishingService, LearningRepository, LearningViews],
})
export class LearningModule {}
