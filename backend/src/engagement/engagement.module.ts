import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { CollectionsService } from './collections.service';
import { CommentsService } from './comments.service';
import { EngagementPart } from './engagement-part';
import { LikesService } from './likes.service';
import { MentionsService } from './mentions.service';
import { ReportsService } from './reports.service';
import { SubjectErasure } from './subject-erasure';
import { SubjectRegistry } from './subjects';

const services = [SubjectRegistry, LikesService, MentionsService, CommentsService, CollectionsService, ReportsService, SubjectErasure];

/** Has no door: the domains whose things are liked and discussed have theirs. */
@Module({ imports: [DepartingModule], providers: [...services, EngagementPart], exports: services })
export class EngagementModule {}
