import { Module } from '@nestjs/common';
import { CollectionsService } from './collections.service';
import { CommentsService } from './comments.service';
import { LikesService } from './likes.service';
import { ReportsService } from './reports.service';
import { SubjectRegistry } from './subjects';

const services = [SubjectRegistry, LikesService, CommentsService, CollectionsService, ReportsService];

/** Has no door: the domains whose things are liked and discussed have theirs. */
@Module({ providers: services, exports: services })
export class EngagementModule {}
