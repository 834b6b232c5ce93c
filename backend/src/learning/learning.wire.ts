import { ReasonBody } from '../engagement/discussion.wire';
import { AuthorView } from '../profiles/author.wire';
import { Wire } from '../wire/wire';

export class LearningView extends AuthorView {
  @Wire('post_id') id!: number;
  @Wire() attachment!: string;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire() thumbnail!: string;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire() title!: string;
  @Wire() description!: string;
  @Wire('speciality') itemSpeciality!: string;
  @Wire() createdAt!: Date;
  /** 1: only visible to its author and administrators. */
  @Wire('is_hidden') isHidden!: number;
}

export class ReportLearningBody extends ReasonBody {}
